import { recall, remember } from "./store";

/** Notes of the browser itself: only ever asked for by a button, never unasked. */
class Notify {
  readonly supported = typeof Notification !== "undefined" && globalThis.isSecureContext !== false;
  permission = $state<NotificationPermission>(typeof Notification === "undefined" ? "denied" : Notification.permission);
  wanted = $state(recall("notify") === "on");
  on = $derived(this.supported && this.wanted && this.permission === "granted");

  async toggle(): Promise<void> {
    if (this.on) {
      this.wanted = false;
    } else {
      if (this.permission !== "granted") this.permission = await Notification.requestPermission();
      this.wanted = this.permission === "granted";
    }
    remember("notify", this.wanted ? "on" : "off");
  }

  /** Said only to who is looking elsewhere; one note a table. */
  say(title: string, body: string, table: string): void {
    if (!this.on || (!document.hidden && document.hasFocus())) return;
    try {
      const note = new Notification(title, { body, tag: `ludi ${table}` });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      // Phones allow notes only from a service worker: the sound and the title have to do.
    }
  }
}

export const notify = new Notify();
