import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    SaleEntry: () => import('./paper-sales/PaperSaleEntryPage.tsx'),
    SaleList: () => import('./paper-sales/PaperSaleListPage.tsx'),
    BailBondEntry: () => import('./bail-bond-sales/BailBondSaleEntryPage.tsx'),
    BailBondList: () => import('./bail-bond-sales/BailBondSaleListPage.tsx'),
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
    DonationEntry: () => import('./fund-collections/FundCollectionEntryPage.tsx'),
    DonationList: () => import('./fund-collections/FundCollectionListPage.tsx'),
    BillEntry: () => import('./electricity-bills/BillEntryPage.tsx'),
    BillList: () => import('./electricity-bills/BillListPage.tsx'),
    InterestEntry: () => import('./bank-interest/InterestEntryPage.tsx'),
    InterestList: () => import('./bank-interest/InterestListPage.tsx'),
    PaperStock: () => import('./paper-stock/PaperStockPage.tsx'),
    ModuleReceipts: () => import('./module-receipts/ModuleReceiptListPage.tsx'),
    Receipt: () => import('./receipts/ReceiptPage.tsx'),
  },
  extensions: {
    ReceiptSearch: () => import('./search/receipt-search.ts'),
  },
})
