import { setActingModule } from '@samity/shared-api/client'
import type { ActiveModule } from '@samity/shared-api/module'

/**
 * Props of an element that contains a part of the page, also for what its parts open above the page. What the
 * person does there is done with `module`, and an inner element wins; undefined is the shell.
 */
export function actingProps(module?: ActiveModule) {
  const act = () => setActingModule(module)
  return { onClickCapture: act, onKeyDownCapture: act, onDropCapture: act }
}
