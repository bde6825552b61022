// The package brings no types; its interface is that of onnxruntime-common, which has them.
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common';
}
