"""Python imports this by itself where its folder is on the path: see __init__.py."""

import os

if folder := os.environ.get("LUDI_STACKS"):
    import faulthandler
    import signal

    # Open as long as the process lives; made only now, so that whoever has a file can be asked
    told = open(os.path.join(folder, f"{os.getpid()}.stacks"), "w")  # noqa: SIM115

    def tell_tasks(*_: object) -> None:
        """A server is mostly between tasks: its threads say nothing of what they wait for."""
        import asyncio

        try:
            tasks = asyncio.all_tasks()
        except RuntimeError:  # there is no loop
            return
        for task in tasks:
            task.print_stack(file=told)
        told.flush()

    # The threads are told at once, whatever they do; the tasks as soon as Python code can run
    signal.signal(signal.SIGUSR1, tell_tasks)
    faulthandler.register(signal.SIGUSR1, file=told, chain=True)
