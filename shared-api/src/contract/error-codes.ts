/** The codes of errors that come from the status alone, where a route gives no reason of its own. */
export const statusCodes = {
  400: 'request.malformed',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'record.missing',
  409: 'state.conflict',
  410: 'record.gone',
  413: 'body.too_large',
  415: 'body.type',
  422: 'fields.invalid',
  429: 'rate.limited',
  500: 'server.error',
  502: 'service.invalid',
  503: 'server.unavailable',
  504: 'service.slow',
} as const

/**
 * Every `code` of an error response, with what it means. A code never changes its meaning, and a client must
 * treat an unknown one as the general code of its status.
 */
export const errorCodes = {
  'request.malformed': 'The body, a query parameter or the path cannot be read.',
  'query.unknown': 'The route does not know a query parameter. `errors` names the nearest known one.',
  'auth.required': 'There is no valid session.',
  'auth.token': 'The API token is wrong, expired or revoked.',
  'auth.forbidden': 'This is not allowed.',
  'auth.role': 'The role does not allow this.',
  'auth.scope': 'The scopes of the API token do not allow this.',
  'auth.token_address': 'The API token may not be used from this address.',
  'auth.two_factor': 'The role requires two-step sign-in, which is not set up.',
  'auth.confirm':
    'The person must confirm with password and second step: send them to `POST user/confirmation/`, then repeat the request.',
  'second_step.required': 'Send a code or a passkey as well. `passkey_options` is for a passkey.',
  'second_step.wrong': 'The code or passkey is wrong, or was used before.',
  'auth.module': 'A service called what belongs to another module.',
  'auth.person':
    'A module that acts for nobody corrects a receipt, or makes one void that a person has posted.',
  'auth.right': 'A service called what its module does not ask for, or what no administrator has approved.',
  'route.missing': 'No route has this address.',
  'record.missing': 'The record does not exist.',
  'record.gone': 'The record does not exist any more.',
  'record.duplicate': 'Another record already has this value, which must be unique.',
  'record.in_use': 'Other records refer to this one. `count` has their number.',
  'record.void': 'The record was voided before.',
  'record.reference': 'A record that the body names does not exist.',
  'record.not_own': 'Only the person who made the record, or someone above a cashier, may do this.',
  'version.stale': 'Someone else changed the record. `current` is its present state.',
  'state.conflict': 'The current state of the data does not allow this.',
  'fields.invalid': 'A field is not valid. `errors` names each.',
  'fields.unknown': 'The body has no field that the route knows.',
  'reason.required': 'The record needs a reason. `errors` names the field.',
  'total.other': 'A total or count is not the sum of its parts. `errors` has the right one.',
  'amount.too_large': 'The amount is more than there is.',
  'file.unreadable': 'A file is damaged, or of a format that the route does not accept.',
  'import.rows': 'Rows of the import cannot be saved. `rows` names each; nothing was saved.',
  'body.too_large': 'The body is larger than the route allows.',
  'body.type': 'The route does not accept this type of content.',
  'idempotency.reused': 'The Idempotency-Key was used with other content.',
  'period.locked': 'The day is in the locked period.',
  'lock.exception': 'The books are not locked, or an exception is open or ended already.',
  'period.paid': 'A receipt already paid this period. `conflict` names it.',
  'period.twice': 'The body has the same period twice.',
  'day.closed': 'The cash box is closed for this day.',
  'day.open': 'A day of the cash box is not closed.',
  'day.not_counted': 'The cash of this day was not counted, or something was booked after the count.',
  'day.earlier_open': 'An earlier day of the cash box is not closed.',
  'day.passed': 'The cash box has opened a later day.',
  'day.not_allowed': 'The role may not book on this day.',
  'box.empty': 'The place has less money than is taken out of it.',
  'place.not_empty': 'There is money at the place, or on the way to it.',
  'place.fixed': 'This property of the place cannot be changed.',
  'place.not_holder': 'Another person keeps the box from which the money comes.',
  'transfer.confirmed': 'The transfer was confirmed before, or needs no confirmation.',
  'transfer.not_holder': 'Another person keeps the box to which the money goes.',
  'serials.overlap':
    'A serial is sold, spoiled, returned or was never received. `conflict` names the receipt.',
  'serials.received': 'The serials were already received.',
  'serials.used': 'Serials of this entry are used.',
  'series.not_approved': 'No administrator has approved the receipt series, or the approval was withdrawn.',
  'series.automatic': 'No administrator has allowed receipts of the series without a person.',
  'series.limit': 'The automatic receipts of the day would exceed the limit of the series.',
  'series.fixed': 'A receipt cannot move to another series.',
  'subject.taken':
    'A receipt of the series that is not void has this subject and other content. `conflict` names it.',
  'series.state': 'The receipt series is approved already, or belongs to another module.',
  'buyer.not_allowed': 'The advocate is deceased or archived. An administrator sends `override_reason`.',
  'price.other': 'The price is not the one in force. Send the same body with `price_reason`.',
  'shares.over_allocated': 'The percentages of the category are above 100.',
  'dues.owed': 'The advocate owes money.',
  'credit.exceeded': 'The advocate is owed less than is paid out.',
  'list.final': 'The voter list is final, or not yet.',
  'objections.open': 'Objections are not decided.',
  'two_factor.state': 'Two-step sign-in is already on, off or required.',
  'account.state': 'The state of the account does not allow this.',
  'link.used': 'The link was used before or is too old.',
  'setup.over': 'The first administrator exists.',
  'backup.running': 'A backup is running.',
  'module.refused': 'The release cannot be activated or rolled back.',
  'webhook.state': 'The webhook is paused or not, or the delivery is under way.',
  'feed.gone': 'The events after the cursor are gone. Begin again with `after=latest`.',
  'rate.limited': 'Too many requests or attempts. Wait as long as Retry-After says.',
  'rate.attempts':
    'Too many attempts to sign in or to confirm. A program must not repeat them automatically.',
  'rate.look_ups': 'Too many look-ups on the check page. Wait as long as Retry-After says.',
  'rate.messages': 'The network has sent its messages of this hour.',
  'server.unavailable': 'The server cannot do this at the moment. Try again.',
  'server.overloaded': 'The request took too long or too many run. Try again, or ask for less.',
  'server.database': 'The database cannot be reached. Try again.',
  'server.disk_full': "The server's disk is full. Nothing was saved.",
  'server.error': 'An error of the server. `reference` finds it in the log.',
  'service.invalid': 'The service of a module gave an invalid response.',
  'service.slow': 'The service of a module took too long.',
} as const satisfies Record<string, string>
export type ErrorCode = keyof typeof errorCodes

export const codeOfStatus = (status: number): ErrorCode =>
  Object.hasOwn(statusCodes, status)
    ? // one of the keys
      statusCodes[status as keyof typeof statusCodes]
    : status < 500
      ? 'request.malformed'
      : 'server.error'
