/*
 * What browsers from the floor on (docs/browsers.md) lack of what this application and its libraries call. It is a script of
 * its own that runs before all others, and `static/browser.js` asks for it in old browsers alone.
 */
import './language.ts';
import '@oddbird/popover-polyfill';
import './abort-signal.ts';

Object.assign(window, { filled: true });
