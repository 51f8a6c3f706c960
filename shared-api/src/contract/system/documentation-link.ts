/** Where the documentation is. The response of `documentation/`. */
export type DocumentationLink = {
  /** A path of this server; null: it has no documentation */
  url: string | null
}
