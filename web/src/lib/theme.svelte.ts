import { recall, remember } from "./store";

export type ThemeName = "light" | "dark";

class Theme {
  name = $state<ThemeName>("light");

  start(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const chosen = recall("theme") as ThemeName | null;
    this.#show(chosen ?? (dark.matches ? "dark" : "light"));
    dark.addEventListener("change", () => {
      if (!recall("theme")) this.#show(dark.matches ? "dark" : "light");
    });
  }

  toggle(): void {
    this.#show(this.name === "dark" ? "light" : "dark");
    remember("theme", this.name);
  }

  #show(name: ThemeName): void {
    this.name = name;
    document.documentElement.dataset.theme = name;
  }
}

export const theme = new Theme();
