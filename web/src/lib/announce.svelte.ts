/** What a screen reader hears; App.svelte holds the aria-live region. */
class Announcer {
  text = $state("");

  say(text: string): void {
    // The same words twice are a change too: an empty moment in between makes them heard.
    this.text = "";
    setTimeout(() => (this.text = text), 40);
  }
}

export const announcer = new Announcer();
export const announce = (text: string): void => announcer.say(text);
