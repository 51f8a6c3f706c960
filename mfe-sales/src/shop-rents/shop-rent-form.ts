import { shopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { formFor } from '@samity/shared-ui/forms'

export const shopRentForm = formFor(shopRent)
