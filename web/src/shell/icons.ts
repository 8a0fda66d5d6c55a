/** The interface's own icons, 24 by 24; games take theirs from game-icons.net through `icon:` imports. */
export const ICONS = {
  architect:
    '<g fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="4.2" r="2"/><path d="M11.2 6 5 21M12.8 6 19 21M7.6 15.2c2.6 2 6.2 2 8.8 0"/></g>',
  away: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.3l3.3 2"/></g>',
  bell: '<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4M12 3v2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  board:
    '<path d="M4 4.5h16v15H4zM12 4.5v15M4 12h16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  book: '<path d="M12 6.2C9.5 4.6 6.7 4.2 3.5 4.6v13.6c3.2-.4 6 0 8.5 1.6 2.5-1.6 5.3-2 8.5-1.6V4.6c-3.2-.4-6 0-8.5 1.6zM12 6.2v13.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  bot: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><rect x="4.5" y="8" width="15" height="11.5" rx="2"/><path d="M12 8V4M2 12.5v3M22 12.5v3"/></g><g fill="currentColor"><circle cx="9" cy="13" r="1.6"/><circle cx="15" cy="13" r="1.6"/><circle cx="12" cy="3.6" r="1.5"/></g>',
  bulb: '<path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-3.6 11.9V16h7.2v-1.1A6.5 6.5 0 0 0 12 3z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
  cards:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><rect x="9" y="4.5" width="11" height="15" rx="1.5"/><path d="M6.5 7 4 8l3.5 11.5"/></g>',
  chat: '<path d="M4 5h16v11h-9l-4.5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  check:
    '<path d="m4.5 12.5 5 5L20 6.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  close: '<path d="M6 6l12 12M18 6 6 18" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  down: '<path d="m5 8.5 7 7 7-7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M2.5 12C5 7.8 8.200 5.800 12 5.800s7 2 9.500 6.200c-2.500 4.200-5.700 6.200-9.500 6.200S5 16.200 2.500 12z"/><circle cx="12" cy="12" r="2.900"/></g>',
  flag: '<path d="M6 21V4.5M6 5h11.5l-2.5 4 2.5 4H6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="M18.5 5 11 12l7.5 7M6 5v14" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  fork: '<path d="M6 3.5v8a4 4 0 0 0 4 4h8m0 0-4-4m4 4-4 4M6 11v10" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  help: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="12" cy="12" r="8.7"/><path d="M9.5 9.6c.2-1.6 1.3-2.3 2.6-2.3 1.5 0 2.6.9 2.6 2.3 0 2-2.6 2.1-2.6 4.1"/></g><circle cx="12.1" cy="16.8" r="1.3" fill="currentColor"/>',
  last: '<path d="M5.5 5 13 12l-7.5 7M18 5v14" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  lock: '<g fill="none" stroke="currentColor" stroke-width="2.1" stroke-linejoin="round"><rect x="5" y="11" width="14" height="9.5" rx="1.5" fill="currentColor"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></g>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/>',
  minus: '<path d="M5 12h14" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  moon: '<path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  muted:
    '<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  next: '<path d="M8.5 5 16 12l-7.5 7" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  note: '<path d="M5 4h14v11l-4.5 5H5zM19 15h-4.5v5M8.5 8.5h7M8.5 12h4.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
  pause: '<path d="M7 5h3.4v14H7zM13.6 5H17v14h-3.4z" fill="currentColor"/>',
  person: '<g fill="currentColor"><circle cx="12" cy="7.5" r="4"/><path d="M4 21c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5z"/></g>',
  play: '<path d="M7 4.5v15l12.5-7.5z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  prev: '<path d="M15.5 5 8 12l7.5 7" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  redo: '<g transform="matrix(-1 0 0 1 24 0)"><path d="M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-2" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -2.5)"/></g>',
  search:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5.5 5.5"/></g>',
  sound:
    '<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
  sun: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="4"/><path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7"/></g>',
  swap: '<path d="M4 8.5h14m0 0-4-4m4 4-4 4M20 15.5H6m0 0 4-4m-4 4 4 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  temple:
    '<path d="M3 20.5h18M5 18h14M6.5 18V9.5M10.2 18V9.5M13.8 18V9.5M17.5 18V9.5M4 9h16L12 3.5z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  think:
    '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M6 15.5a5 5 0 0 1 .5-9.8 6 6 0 0 1 11.3 1.8 4.3 4.3 0 0 1-.3 8z"/></g><g fill="currentColor"><circle cx="9" cy="19" r="1.5"/><circle cx="5.5" cy="21.3" r="1"/></g>',
  undo: '<path d="M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-2" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -2.5)"/>',
  vault:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M3.5 10.5c0-3 2-5 5-5h7c3 0 5 2 5 5v8.5h-17zM3.5 12h17"/><path d="M12 10.5v4" stroke-width="3"/></g>',
} as const;

export type IconName = keyof typeof ICONS;
