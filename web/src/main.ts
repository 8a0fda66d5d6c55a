import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { sound } from "./lib/sound.svelte";
import { language } from "./lib/text.svelte";
import { theme } from "./lib/theme.svelte";
import { showInTab } from "./lib/turn";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";

theme.start();
sound.start();
router.start();
showInTab("");
await language.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
