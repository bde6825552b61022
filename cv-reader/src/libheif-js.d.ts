declare module 'libheif-js/wasm-bundle.js' {
  /** A picture of a file, turned and cropped as the file says, without its pixels. */
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Hands the picture over again with its pixels as RGBA, or null where they cannot be read. */
    display<T extends { data: Uint8ClampedArray }>(into: T, done: (read: T | null) => void): void;
    free(): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
