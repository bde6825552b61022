/// <reference types="vite/client" />

/** Twelve hex digits of this build, written in by vite.config.ts. */
declare const __BUILD_ID__: string;

/** What fills functions in brings none of its own: they are the language's. */
declare module 'core-js/actual/*' {}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {}

/** One file per icon: the library's index has six thousand modules. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
