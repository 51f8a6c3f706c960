import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Outgoing: () => import('./outgoing/OutgoingPage.tsx'),
    NewMessage: () => import('./new-message/NewMessagePage.tsx'),
    Templates: () => import('./templates/TemplatesPage.tsx'),
    OptOuts: () => import('./opt-outs/OptOutsPage.tsx'),
    Sending: () => import('./sending/SendingPage.tsx'),
  },
  extensions: {
    AdvocateMessages: () => import('./extensions/AdvocateMessages.tsx'),
  },
})
