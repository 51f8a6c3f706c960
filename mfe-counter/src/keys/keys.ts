/**
 * The keys of the counter. Letters add a line while no field has the focus; the others work everywhere on the
 * page. None of them means anything to a browser.
 */
export const keys = {
  lookUp: 'F2',
  withoutMember: 'F4',
  putAside: 'F8',
  pay: 'Ctrl+Enter',
  print: 'P',
  undo: 'U',
  next: 'Enter',
} as const
