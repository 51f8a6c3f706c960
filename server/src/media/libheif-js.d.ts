/** The part of libheif-js that we use; the package has no types for this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  export type Raster = { data: Uint8ClampedArray; width: number; height: number }
  export type HeifImage = {
    is_primary: () => boolean
    get_width: () => number
    get_height: () => number
    display: (into: Raster, done: (decoded: Raster | null) => void) => void
  }
  const libheif: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } }
  export default libheif
}
