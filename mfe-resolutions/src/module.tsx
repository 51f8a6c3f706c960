import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Resolutions: () => import('./resolutions/ResolutionsPage.tsx'),
    Prices: () => import('./prices/PricesPage.tsx'),
    PriceList: () => import('./prices/PriceListPage.tsx'),
    PriceHistory: () => import('./history/PriceHistoryPage.tsx'),
    OtherPrices: () => import('./overrides/OtherPricesPage.tsx'),
    AdvocateCredits: () => import('./credits/AdvocateCreditsPage.tsx'),
  },
})
