/* PDF.js' worker for browsers that lack functions of the language. */
import '../../../../../fills/language.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
