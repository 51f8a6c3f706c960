import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    SaleEntry: () => import('./sales/SaleEntryPage.tsx'),
    SaleList: () => import('./sales/SaleListPage.tsx'),
    BailBondEntry: () => import('./bail-bonds/BailBondEntryPage.tsx'),
    BailBondList: () => import('./bail-bonds/BailBondListPage.tsx'),
    FormSaleEntry: () => import('./form-sales/FormSaleEntryPage.tsx'),
    FormSaleList: () => import('./form-sales/FormSaleListPage.tsx'),
    FeeEntry: () => import('./advocate-fees/FeeEntryPage.tsx'),
    FeeList: () => import('./advocate-fees/FeeListPage.tsx'),
    AssociateEntry: () => import('./associates/AssociateEntryPage.tsx'),
    AssociateList: () => import('./associates/AssociateListPage.tsx'),
    AdvocateChangeEntry: () => import('./advocate-changes/AdvocateChangeEntryPage.tsx'),
    AdvocateChangeList: () => import('./advocate-changes/AdvocateChangeListPage.tsx'),
    ShopRentEntry: () => import('./shop-rents/ShopRentEntryPage.tsx'),
    ShopRentList: () => import('./shop-rents/ShopRentListPage.tsx'),
    DonationEntry: () => import('./donations/DonationEntryPage.tsx'),
    DonationList: () => import('./donations/DonationListPage.tsx'),
    BillEntry: () => import('./electricity-bills/BillEntryPage.tsx'),
    BillList: () => import('./electricity-bills/BillListPage.tsx'),
    InterestEntry: () => import('./bank-interest/InterestEntryPage.tsx'),
    InterestList: () => import('./bank-interest/InterestListPage.tsx'),
    PaperStock: () => import('./paper-stock/PaperStockPage.tsx'),
    Receipt: () => import('./receipts/ReceiptPage.tsx'),
  },
})
