import { createRequire } from 'node:module'
import path from 'node:path'
import type { AssociationProfile, PageLocation, RenderShellScreen } from '@samity/shared-api/module'
import { readStyles, shellFile, type LinkedFile, type Shell } from './html.ts'

/** A screen of the shell without the frame of the website, with the files that the browser needs for it. */
export type ShellScreen = {
  html: string
  styles: string[]
  styleFiles: string[]
  scripts: LinkedFile[]
}

/**
 * Renders screens of the shell that open without a session, such as the sign-in page; undefined if the
 * browser has to render it. The shell is part of the server's own deployment, so its code runs in this
 * process. Code of releases never does (render-process.ts).
 */
export function makeShellScreenRenderer(shellDist: string) {
  const requireFile = createRequire(import.meta.url)
  return (
    shell: Shell,
    screen: string,
    location: PageLocation,
    association: AssociationProfile,
    singleSignOn: string | undefined,
  ): ShellScreen | undefined => {
    // a shell in development, or one from before this file
    if (!shell.server) return undefined
    // the shell's build says what this file exports
    const { render } = requireFile(path.resolve(shellDist, shell.server)) as { render: RenderShellScreen }
    const html = render(screen, location, association, singleSignOn)
    if (html === undefined) return undefined
    const { js, css } = shell.screens[screen] ?? { js: [], css: [] }
    return {
      html,
      styles: css.map((file) => readStyles(path.join(shellDist, 'assets'), file, '/assets/')),
      styleFiles: css.map((file) => shellFile(shell, file).href),
      scripts: js.map((file) => shellFile(shell, file)),
    }
  }
}
