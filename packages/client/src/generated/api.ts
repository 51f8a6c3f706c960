// `npm run openapi` writes this file from the OpenAPI document.

type Schemas = components['schemas']
type Parameters = components['parameters']
type Responses = components['responses']
type ReadHeaders = { 'Accept-Language'?: Parameters['AcceptLanguage']; 'If-None-Match'?: Parameters['IfNoneMatch'] }
type WriteHeaders = { 'Accept-Language'?: Parameters['AcceptLanguage']; 'Idempotency-Key'?: Parameters['IdempotencyKey'] }

export interface paths {
  "/api/actual_expanse": {
    /** Expanse: list */ get: operations["getActualExpanse"];
    /** Expanse: add */ post: operations["postActualExpanse"];
  };
  "/api/actual_expanse/{id}": {
    /** Expanse: read one */ get: operations["getActualExpanseById"];
    /** Expanse: change */ put: operations["putActualExpanseById"];
    /** Expanse: void */ delete: operations["deleteActualExpanseById"];
  };
  "/api/actual_expanse/{id}/attachment": {
    /** Expense: read the scan of the bill */ get: operations["getActualExpanseByIdAttachment"];
    /** Expense: set the scan of the bill */ put: operations["putActualExpanseByIdAttachment"];
    /** Expense: remove the scan of the bill */ delete: operations["deleteActualExpanseByIdAttachment"];
  };
  "/api/advocate-all-fees": {
    /** Fee: list */ get: operations["getAdvocateAllFees"];
    /** Fee: add */ post: operations["postAdvocateAllFees"];
  };
  "/api/advocate-all-fees/{id}": {
    /** Fee: read one */ get: operations["getAdvocateAllFeesById"];
    /** Fee: change */ put: operations["putAdvocateAllFeesById"];
    /** Fee: void */ delete: operations["deleteAdvocateAllFeesById"];
  };
  "/api/advocate-change": {
    /** Advocate change: list */ get: operations["getAdvocateChange"];
    /** Advocate change: add */ post: operations["postAdvocateChange"];
  };
  "/api/advocate-change/{id}": {
    /** Advocate change: read one */ get: operations["getAdvocateChangeById"];
    /** Advocate change: change */ put: operations["putAdvocateChangeById"];
    /** Advocate change: void */ delete: operations["deleteAdvocateChangeById"];
  };
  "/api/advocate-credits": { /** Credit of an advocate: list */ get: operations["getAdvocateCredits"] };
  "/api/advocates": {
    /** Advocate: list
     * Visitors and cashiers see fewer fields. With `lookup` it returns up to 100 matches for a pick list. */
    get: operations["getAdvocates"];
    /** Advocate: add */ post: operations["postAdvocates"];
  };
  "/api/advocates/{id}": {
    /** Advocate: read one */ get: operations["getAdvocatesById"];
    /** Advocate: change */ put: operations["putAdvocatesById"];
    /** Advocate: delete */ delete: operations["deleteAdvocatesById"];
  };
  "/api/advocates/{id}/archive": { /** Advocate: archive */ post: operations["postAdvocatesByIdArchive"] };
  "/api/advocates/{id}/dues": {
    /** Advocate: dues on a day
     * A cashier sees fewer figures. */
    get: operations["getAdvocatesByIdDues"];
  };
  "/api/advocates/{id}/dues-terms": {
    /** Advocate: terms of dues */ get: operations["getAdvocatesByIdDuesTerms"];
    /** Advocate: add terms of dues */ post: operations["postAdvocatesByIdDuesTerms"];
  };
  "/api/advocates/{id}/member-code": {
    /** Code of a member: make one to print
     * It is valid for a day and replaces an earlier code. */
    post: operations["postAdvocatesByIdMemberCode"];
  };
  "/api/advocates/{id}/member-sessions": {
    /** Advocate: open sessions on the own page */ get: operations["getAdvocatesByIdMemberSessions"];
    /** Advocate: end all sessions on the own page
     * It also ends a code that was not used. */
    delete: operations["deleteAdvocatesByIdMemberSessions"];
  };
  "/api/advocates/{id}/passbook": { /** Advocate: passbook */ get: operations["getAdvocatesByIdPassbook"] };
  "/api/advocates/{id}/reference": {
    /** Advocate: read number and name
     * The services of modules may call it for the person whose request they answer. */
    get: operations["getAdvocatesByIdReference"];
  };
  "/api/advocates/{id}/restore": { /** Advocate: restore from the archive */ post: operations["postAdvocatesByIdRestore"] };
  "/api/advocates/{id}/standing": {
    /** Advocate: standing from day to day */ get: operations["getAdvocatesByIdStanding"];
    /** Advocate: add a standing */ post: operations["postAdvocatesByIdStanding"];
  };
  "/api/advocates/duplicates": { /** Advocates who could be the same person */ get: operations["getAdvocatesDuplicates"] };
  "/api/advocates/withheld-fields": {
    /** Advocates: withhold fields on the website, or publish them */ post: operations["postAdvocatesWithheldFields"];
  };
  "/api/agreement": { /** Whether receipts, ledger and totals agree */ get: operations["getAgreement"] };
  "/api/api-tokens": {
    /** API token: list */ get: operations["getApiTokens"];
    /** API token: add
     * The response is the only one that contains the token. */
    post: operations["postApiTokens"];
  };
  "/api/api-tokens/{id}": {
    /** API token: read one */ get: operations["getApiTokensById"];
    /** API token: delete */ delete: operations["deleteApiTokensById"];
  };
  "/api/associate-registration": {
    /** Associate: list */ get: operations["getAssociateRegistration"];
    /** Associate: add */ post: operations["postAssociateRegistration"];
  };
  "/api/associate-registration/{id}": {
    /** Associate: read one */ get: operations["getAssociateRegistrationById"];
    /** Associate: change */ put: operations["putAssociateRegistrationById"];
    /** Associate: void */ delete: operations["deleteAssociateRegistrationById"];
  };
  "/api/associate-registration/{id}/photo": {
    /** Associate: set the photo */ put: operations["putAssociateRegistrationByIdPhoto"];
    /** Associate: remove the photo */ delete: operations["deleteAssociateRegistrationByIdPhoto"];
  };
  "/api/associate-renewal": {
    /** Renewal: list */ get: operations["getAssociateRenewal"];
    /** Renewal: add */ post: operations["postAssociateRenewal"];
  };
  "/api/associate-renewal/{id}": {
    /** Renewal: read one */ get: operations["getAssociateRenewalById"];
    /** Renewal: change */ put: operations["putAssociateRenewalById"];
    /** Renewal: void */ delete: operations["deleteAssociateRenewalById"];
  };
  "/api/audit": { /** Audit entry: list */ get: operations["getAudit"] };
  "/api/audit/verify": {
    /** Verify the hash chain of the audit log
     * Reads the entries and records that the database has written since the last verification without a finding, and all of them with `full`. `full_at` is when all were read for the last time; null after a finding. */
    get: operations["getAuditVerify"];
  };
  "/api/audit/verify/progress": {
    /** Progress of the verification that runs
     * Steps of the running verification; null when this process of the server runs none. */
    get: operations["getAuditVerifyProgress"];
  };
  "/api/backups": {
    /** Backups */ get: operations["getBackups"];
    /** Back up now */ post: operations["postBackups"];
  };
  "/api/backups/passphrase-kept": {
    /** Confirm that the passphrase is kept in a safe place */ post: operations["postBackupsPassphraseKept"];
  };
  "/api/bailbond": {
    /** Bail bond sale: list */ get: operations["getBailbond"];
    /** Bail bond sale: add */ post: operations["postBailbond"];
  };
  "/api/bailbond/{id}": {
    /** Bail bond sale: read one */ get: operations["getBailbondById"];
    /** Bail bond sale: change */ put: operations["putBailbondById"];
    /** Bail bond sale: void */ delete: operations["deleteBailbondById"];
  };
  "/api/bank-interest": {
    /** Bank interest: list */ get: operations["getBankInterest"];
    /** Bank interest: add */ post: operations["postBankInterest"];
  };
  "/api/bank-interest/{id}": {
    /** Bank interest: read one */ get: operations["getBankInterestById"];
    /** Bank interest: change */ put: operations["putBankInterestById"];
    /** Bank interest: void */ delete: operations["deleteBankInterestById"];
  };
  "/api/banks": {
    /** Bank: list */ get: operations["getBanks"];
    /** Bank: add */ post: operations["postBanks"];
  };
  "/api/banks/{id}": {
    /** Bank: read one */ get: operations["getBanksById"];
    /** Bank: change */ put: operations["putBanksById"];
    /** Bank: delete */ delete: operations["deleteBanksById"];
  };
  "/api/banks/{id}/archive": { /** Bank: archive */ post: operations["postBanksByIdArchive"] };
  "/api/banks/{id}/restore": { /** Bank: restore from the archive */ post: operations["postBanksByIdRestore"] };
  "/api/bar-council-export": { /** Members as the Bar Council wants them */ get: operations["getBarCouncilExport"] };
  "/api/bar-council-export/members.xlsx": {
    /** Members as a workbook for the Bar Council */ get: operations["getBarCouncilExportMembersXlsx"];
  };
  "/api/bar-council-export/photos.zip": { /** Photos of members for the Bar Council */ get: operations["getBarCouncilExportPhotosZip"] };
  "/api/bar-council-export/remittance": {
    /** Money that is passed on to the Bar Council */ get: operations["getBarCouncilExportRemittance"];
  };
  "/api/bar-council-export/remittance-categories": {
    /** Expense categories of money that is passed on */ get: operations["getBarCouncilExportRemittanceCategories"];
    /** Change the expense categories of money that is passed on */ put: operations["putBarCouncilExportRemittanceCategories"];
  };
  "/api/buildings": {
    /** Building: list */ get: operations["getBuildings"];
    /** Building: add */ post: operations["postBuildings"];
  };
  "/api/buildings/{id}": {
    /** Building: read one */ get: operations["getBuildingsById"];
    /** Building: change */ put: operations["putBuildingsById"];
    /** Building: delete */ delete: operations["deleteBuildingsById"];
  };
  "/api/buildings/{id}/archive": { /** Building: archive */ post: operations["postBuildingsByIdArchive"] };
  "/api/buildings/{id}/restore": { /** Building: restore from the archive */ post: operations["postBuildingsByIdRestore"] };
  "/api/cash-book": { /** Cash book of a place */ get: operations["getCashBook"] };
  "/api/cash-day-reports/differences": { /** Difference: list */ get: operations["getCashDayReportsDifferences"] };
  "/api/cash-day-reports/not-closed": { /** Day not closed: list */ get: operations["getCashDayReportsNotClosed"] };
  "/api/cash-day-reports/overnight": { /** Cash above the limit: list */ get: operations["getCashDayReportsOvernight"] };
  "/api/cash-days": { /** Cash day: list */ get: operations["getCashDays"] };
  "/api/cash-days/{id}": { /** Cash day: read one */ get: operations["getCashDaysById"] };
  "/api/cash-days/{id}/close": { /** Cash day: close it */ post: operations["postCashDaysByIdClose"] };
  "/api/cash-days/{id}/count": { /** Cash day: save a count */ post: operations["postCashDaysByIdCount"] };
  "/api/cash-days/{id}/reopen-next": { /** Cash day: open the next day for corrections */ post: operations["postCashDaysByIdReopenNext"] };
  "/api/cash-days/{id}/slip": { /** Cash day: closing slip */ get: operations["getCashDaysByIdSlip"] };
  "/api/cash-days/{id}/text": { /** Cash day: the text that its digest covers */ get: operations["getCashDaysByIdText"] };
  "/api/change-password": { /** Change the own password */ post: operations["postChangePassword"] };
  "/api/charges": {
    /** Charges of modules that are open
     * The service of a module sees those of its own series. */
    get: operations["getCharges"];
    /** Charge of a module: charge an advocate, or change what is charged
     * Only the services of modules may call it. A second call with the subject changes the charge. What a receipt has settled stays as it is: 409. */
    post: operations["postCharges"];
  };
  "/api/charges/{id}": { /** Charge of a module that is gone: drop it */ delete: operations["deleteChargesById"] };
  "/api/charges/drop": {
    /** Charge of a module: drop it
     * Only the services of modules may call it. A subject without a charge changes nothing. */
    post: operations["postChargesDrop"];
  };
  "/api/check": { /** Check a paper by serial, or a receipt by number */ get: operations["getCheck"] };
  "/api/check-codes": { /** Codes for cards, receipts and certificates */ get: operations["getCheckCodes"] };
  "/api/check-figures": { /** How often papers are checked */ get: operations["getCheckFigures"] };
  "/api/check-figures/review": { /** Mark a paper of two cases as reviewed */ post: operations["postCheckFiguresReview"] };
  "/api/check-keys": { /** Add a key for codes */ post: operations["postCheckKeys"] };
  "/api/check/{code}": { /** Check a code */ get: operations["getCheckByCode"] };
  "/api/check/{code}/cases": { /** Note the case in which a paper was seen, by code */ post: operations["postCheckByCodeCases"] };
  "/api/check/cases": { /** Note the case in which a paper was seen, by serial */ post: operations["postCheckCases"] };
  "/api/check/papers": { /** Papers that can be checked */ get: operations["getCheckPapers"] };
  "/api/clearance-certificates": {
    /** Clearance certificate: list */ get: operations["getClearanceCertificates"];
    /** Clearance certificate: issue */ post: operations["postClearanceCertificates"];
  };
  "/api/clearance-certificates/{id}": {
    /** Clearance certificate: read one */ get: operations["getClearanceCertificatesById"];
    /** Clearance certificate: void */ delete: operations["deleteClearanceCertificatesById"];
  };
  "/api/committees": {
    /** Committee member: list */ get: operations["getCommittees"];
    /** Committee member: add */ post: operations["postCommittees"];
  };
  "/api/committees/{id}": {
    /** Committee member: read one */ get: operations["getCommitteesById"];
    /** Committee member: change */ put: operations["putCommitteesById"];
    /** Committee member: delete */ delete: operations["deleteCommitteesById"];
  };
  "/api/committees/{id}/archive": { /** Committee member: archive */ post: operations["postCommitteesByIdArchive"] };
  "/api/committees/{id}/restore": { /** Committee member: restore from the archive */ post: operations["postCommitteesByIdRestore"] };
  "/api/committees/copy": { /** Copy the committee of a year */ post: operations["postCommitteesCopy"] };
  "/api/compositions": {
    /** Compositions with a name */ get: operations["getCompositions"];
    /** Composition: name one */ post: operations["postCompositions"];
  };
  "/api/compositions/{name}": { /** Composition: take its name away */ delete: operations["deleteCompositionsByName"] };
  "/api/compositions/comparison": {
    /** Compositions: compare two
     * Each is a name, a number (a revision of the registry), or `now`. */
    get: operations["getCompositionsComparison"];
  };
  "/api/compositions/import": { /** Composition: take the file of another installation */ post: operations["postCompositionsImport"] };
  "/api/compositions/return": {
    /** Composition: return to it
     * Makes every module what it was in the composition, or changes nothing and says why. */
    post: operations["postCompositionsReturn"];
  };
  "/api/contact-messages": {
    /** Message: list */ get: operations["getContactMessages"];
    /** Send a message from the contact page */ post: operations["postContactMessages"];
  };
  "/api/contact-messages/{id}": { /** Message: read one */ get: operations["getContactMessagesById"] };
  "/api/contact-messages/{id}/archive": { /** Message: archive */ post: operations["postContactMessagesByIdArchive"] };
  "/api/contact-messages/{id}/restore": { /** Message: restore from the archive */ post: operations["postContactMessagesByIdRestore"] };
  "/api/counter": { /** What the counter suggests for the next sale */ get: operations["getCounter"] };
  "/api/counter/basket": {
    /** Counter: pay a basket
     * Books one receipt for each line, all of them or none. A repeated key with the same content returns the basket that was paid. */
    post: operations["postCounterBasket"];
  };
  "/api/counter/baskets": { /** Counter: baskets of a day */ get: operations["getCounterBaskets"] };
  "/api/counter/baskets/{id}": { /** Counter: one basket */ get: operations["getCounterBasketsById"] };
  "/api/counter/baskets/{id}/undo": { /** Counter: undo a basket */ post: operations["postCounterBasketsByIdUndo"] };
  "/api/counter/look-up": { /** Counter: members by number, name, phone, code or serial */ get: operations["getCounterLookUp"] };
  "/api/credit-payouts": {
    /** Credit payment: list */ get: operations["getCreditPayouts"];
    /** Credit payment: add */ post: operations["postCreditPayouts"];
  };
  "/api/credit-payouts/{id}": {
    /** Credit payment: read one */ get: operations["getCreditPayoutsById"];
    /** Credit payment: change */ put: operations["putCreditPayoutsById"];
    /** Credit payment: void */ delete: operations["deleteCreditPayoutsById"];
  };
  "/api/dashboard": { /** Figures of the dashboard */ get: operations["getDashboard"] };
  "/api/database": { /** Which PostgreSQL runs */ get: operations["getDatabase"] };
  "/api/day-digests": { /** Digests of closed days */ get: operations["getDayDigests"] };
  "/api/delay-rules": {
    /** Delay rule: list */ get: operations["getDelayRules"];
    /** Delay rule: add */ post: operations["postDelayRules"];
  };
  "/api/delay-rules/{id}": {
    /** Delay rule: read one */ get: operations["getDelayRulesById"];
    /** Delay rule: change */ put: operations["putDelayRulesById"];
    /** Delay rule: delete */ delete: operations["deleteDelayRulesById"];
  };
  "/api/documentation": { /** Where the documentation is */ get: operations["getDocumentation"] };
  "/api/dues": { /** Dues of all advocates */ get: operations["getDues"] };
  "/api/dues-waivers": {
    /** Waiver: list */ get: operations["getDuesWaivers"];
    /** Waiver: add */ post: operations["postDuesWaivers"];
  };
  "/api/dues-waivers/{id}": {
    /** Waiver: read one */ get: operations["getDuesWaiversById"];
    /** Waiver: void */ delete: operations["deleteDuesWaiversById"];
  };
  "/api/dues/overrides": { /** Fees at another amount than the schedule */ get: operations["getDuesOverrides"] };
  "/api/dues/summary": { /** Dues: totals */ get: operations["getDuesSummary"] };
  "/api/electricity-bill": {
    /** Bill: list */ get: operations["getElectricityBill"];
    /** Bill: add */ post: operations["postElectricityBill"];
  };
  "/api/electricity-bill/{id}": {
    /** Bill: read one */ get: operations["getElectricityBillById"];
    /** Bill: change */ put: operations["putElectricityBillById"];
    /** Bill: void */ delete: operations["deleteElectricityBillById"];
  };
  "/api/events": {
    /** Change feed
     * The header X-Next-Cursor has the next `after`. 410: the events after this cursor are gone. */
    get: operations["getEvents"];
  };
  "/api/expanse_category": {
    /** Expanse category: list */ get: operations["getExpanseCategory"];
    /** Expanse category: add */ post: operations["postExpanseCategory"];
  };
  "/api/expanse_category/{id}": {
    /** Expanse category: read one */ get: operations["getExpanseCategoryById"];
    /** Expanse category: change */ put: operations["putExpanseCategoryById"];
    /** Expanse category: delete */ delete: operations["deleteExpanseCategoryById"];
  };
  "/api/expanse_category/{id}/archive": { /** Expanse category: archive */ post: operations["postExpanseCategoryByIdArchive"] };
  "/api/expanse_category/{id}/restore": {
    /** Expanse category: restore from the archive */ post: operations["postExpanseCategoryByIdRestore"];
  };
  "/api/expanse-report": { /** Expenses by category and month of a year */ get: operations["getExpanseReport"] };
  "/api/fee-schedules": {
    /** Fee schedule: list */ get: operations["getFeeSchedules"];
    /** Fee schedule: add */ post: operations["postFeeSchedules"];
  };
  "/api/fee-schedules/{id}": {
    /** Fee schedule: read one */ get: operations["getFeeSchedulesById"];
    /** Fee schedule: change */ put: operations["putFeeSchedulesById"];
    /** Fee schedule: delete */ delete: operations["deleteFeeSchedulesById"];
  };
  "/api/form": {
    /** Form: list */ get: operations["getForm"];
    /** Form: add */ post: operations["postForm"];
  };
  "/api/form-sale": {
    /** Form sale: list */ get: operations["getFormSale"];
    /** Form sale: add */ post: operations["postFormSale"];
  };
  "/api/form-sale/{id}": {
    /** Form sale: read one */ get: operations["getFormSaleById"];
    /** Form sale: change */ put: operations["putFormSaleById"];
    /** Form sale: void */ delete: operations["deleteFormSaleById"];
  };
  "/api/form/{id}": {
    /** Form: read one */ get: operations["getFormById"];
    /** Form: change */ put: operations["putFormById"];
    /** Form: delete */ delete: operations["deleteFormById"];
  };
  "/api/form/{id}/archive": { /** Form: archive */ post: operations["postFormByIdArchive"] };
  "/api/form/{id}/restore": { /** Form: restore from the archive */ post: operations["postFormByIdRestore"] };
  "/api/fund-collection": {
    /** Fund entry: list */ get: operations["getFundCollection"];
    /** Fund entry: add */ post: operations["postFundCollection"];
  };
  "/api/fund-collection/{id}": {
    /** Fund entry: read one */ get: operations["getFundCollectionById"];
    /** Fund entry: change */ put: operations["putFundCollectionById"];
    /** Fund entry: void */ delete: operations["deleteFundCollectionById"];
  };
  "/api/gallery": {
    /** Image: list */ get: operations["getGallery"];
    /** Image: add */ post: operations["postGallery"];
  };
  "/api/gallery/{id}": {
    /** Image: read one */ get: operations["getGalleryById"];
    /** Image: change */ put: operations["putGalleryById"];
    /** Image: delete */ delete: operations["deleteGalleryById"];
  };
  "/api/gallery/{id}/archive": { /** Image: archive */ post: operations["postGalleryByIdArchive"] };
  "/api/gallery/{id}/restore": { /** Image: restore from the archive */ post: operations["postGalleryByIdRestore"] };
  "/api/general-expanse-report": { /** General fund: expenses */ get: operations["getGeneralExpanseReport"] };
  "/api/general-expense-category": {
    /** Percentage: list */ get: operations["getGeneralExpenseCategory"];
    /** Percentage: add */ post: operations["postGeneralExpenseCategory"];
  };
  "/api/general-expense-category/{id}": {
    /** Percentage: read one */ get: operations["getGeneralExpenseCategoryById"];
    /** Percentage: change */ put: operations["putGeneralExpenseCategoryById"];
    /** Percentage: delete */ delete: operations["deleteGeneralExpenseCategoryById"];
  };
  "/api/general-income-report": { /** General fund: income */ get: operations["getGeneralIncomeReport"] };
  "/api/getting-started": { /** Steps of a new association */ get: operations["getGettingStarted"] };
  "/api/heads": { /** Head: list */ get: operations["getHeads"] };
  "/api/heads/{id}": {
    /** Head: read one */ get: operations["getHeadsById"];
    /** Head: change its category */ put: operations["putHeadsById"];
  };
  "/api/import/advocates": {
    /** Past imports of advocates */ get: operations["getImportAdvocates"];
    /** Import advocates
     * With `dry_run` it changes nothing and returns 200 with the verdict on each row. */
    post: operations["postImportAdvocates"];
  };
  "/api/import/advocates/{id}/undo": {
    /** Undo an import of advocates
     * Deletes what it made. Records that were changed or to which others refer stay. */
    post: operations["postImportAdvocatesByIdUndo"];
  };
  "/api/import/opening-dues": {
    /** Import opening dues
     * With `dry_run` it changes nothing and returns 200 with the verdict on each row. */
    post: operations["postImportOpeningDues"];
  };
  "/api/import/renters": {
    /** Past imports of renters */ get: operations["getImportRenters"];
    /** Import renters
     * With `dry_run` it changes nothing and returns 200 with the verdict on each row. */
    post: operations["postImportRenters"];
  };
  "/api/import/renters/{id}/undo": {
    /** Undo an import of renters
     * Deletes what it made. Records that were changed or to which others refer stay. */
    post: operations["postImportRentersByIdUndo"];
  };
  "/api/imports": { /** Import: list */ get: operations["getImports"] };
  "/api/imports/{id}": { /** Import: read one */ get: operations["getImportsById"] };
  "/api/imports/{id}/rows": { /** Rows of an import */ get: operations["getImportsByIdRows"] };
  "/api/imports/{id}/undo": {
    /** Import: undo it
     * Takes back all records of the import, or none of them. */
    post: operations["postImportsByIdUndo"];
  };
  "/api/imports/photos": {
    /** Import photos of advocates
     * With `dry_run` it changes nothing and returns 200 with the verdict on each row. */
    post: operations["postImportsPhotos"];
  };
  "/api/income_category": {
    /** Income category: list */ get: operations["getIncomeCategory"];
    /** Income category: add */ post: operations["postIncomeCategory"];
  };
  "/api/income_category/{id}": {
    /** Income category: read one */ get: operations["getIncomeCategoryById"];
    /** Income category: change */ put: operations["putIncomeCategoryById"];
    /** Income category: delete */ delete: operations["deleteIncomeCategoryById"];
  };
  "/api/income_category/{id}/archive": { /** Income category: archive */ post: operations["postIncomeCategoryByIdArchive"] };
  "/api/income_category/{id}/restore": {
    /** Income category: restore from the archive */ post: operations["postIncomeCategoryByIdRestore"];
  };
  "/api/income-category-percentage": {
    /** Percentage: list */ get: operations["getIncomeCategoryPercentage"];
    /** Percentage: add */ post: operations["postIncomeCategoryPercentage"];
  };
  "/api/income-category-percentage/{id}": {
    /** Percentage: read one */ get: operations["getIncomeCategoryPercentageById"];
    /** Percentage: change */ put: operations["putIncomeCategoryPercentageById"];
    /** Percentage: delete */ delete: operations["deleteIncomeCategoryPercentageById"];
  };
  "/api/income-report": { /** Income by category and month of a year */ get: operations["getIncomeReport"] };
  "/api/ledger-records": { /** Records behind a figure of a report */ get: operations["getLedgerRecords"] };
  "/api/lock": {
    /** Up to which day the books are locked */ get: operations["getLock"];
    /** Lock the books up to a day */ put: operations["putLock"];
  };
  "/api/lock/exceptions": {
    /** Exceptions to the period lock */ get: operations["getLockExceptions"];
    /** Open an exception to the period lock */ post: operations["postLockExceptions"];
  };
  "/api/lock/exceptions/{id}": { /** Exception to the period lock: read one */ get: operations["getLockExceptionsById"] };
  "/api/lock/exceptions/{id}/end": { /** End an exception to the period lock */ post: operations["postLockExceptionsByIdEnd"] };
  "/api/lock/exceptions/{id}/entries": { /** Audit events of an exception */ get: operations["getLockExceptionsByIdEntries"] };
  "/api/login": { /** Sign in */ post: operations["postLogin"] };
  "/api/logout": { /** Sign out */ post: operations["postLogout"] };
  "/api/media": { /** Store a picture that belongs to no record */ post: operations["postMedia"] };
  "/api/member-codes": {
    /** Code of a member: make one to send
     * Only the services of modules may call it, for a visitor. Null for an unknown number, for a member who cannot receive it, and after too many codes: the page must say the same in each case. */
    post: operations["postMemberCodes"];
  };
  "/api/member-sessions": {
    /** Session of a member: open
     * Sets the cookie `samity_member`. A wrong number and a wrong, used or old code get the same answer. */
    post: operations["postMemberSessions"];
  };
  "/api/module-audit": {
    /** Audit log: add what a module did with its records
     * Only the services of modules may call it. */
    post: operations["postModuleAudit"];
  };
  "/api/module-events": { /** Modules: events that wait for them */ get: operations["getModuleEvents"] };
  "/api/module-events/{module}/hear": {
    /** Module: send the events since a day that it has not got */ post: operations["postModuleEventsByModuleHear"];
  };
  "/api/module-events/{module}/repeat": {
    /** Module: send the events again that it refused */ post: operations["postModuleEventsByModuleRepeat"];
  };
  "/api/module-files": { /** Files of modules: the room that they take */ get: operations["getModuleFiles"] };
  "/api/module-files/{id}": {
    /** File of a module: keep it
     * Only the service of its module may call it, when a row has the file. `is_public` shows it to everyone. */
    put: operations["putModuleFilesById"];
    /** File of a module: delete
     * Only the service of its module may call it. */
    delete: operations["deleteModuleFilesById"];
  };
  "/api/module-files/{module}/{kind}": {
    /** File of a module: upload
     * A picture is stored in three widths, a scan (PDF or picture) as one file. The form has one part, of any name: errors name it. The server deletes the file after a day unless the service of the module keeps it. 409 `file.quota` when the module has no room left. */
    post: operations["postModuleFilesByModuleByKind"];
  };
  "/api/module-files/sweep": {
    /** Files of a module: delete those that no row has
     * Only the service of a module may call it, with the addresses that its rows have. What was kept within the last day stays. */
    post: operations["postModuleFilesSweep"];
  };
  "/api/module-jobs": { /** Modules: their jobs and the last runs */ get: operations["getModuleJobs"] };
  "/api/module-jobs/{module}/{job}/run": { /** Job of a module: run it now */ post: operations["postModuleJobsByModuleByJobRun"] };
  "/api/module-overrides": {
    /** Confirm an origin of development builds for this browser */ post: operations["postModuleOverrides"];
    /** Revoke all origins of development builds for this browser */ delete: operations["deleteModuleOverrides"];
  };
  "/api/module-records": {
    /** Records of modules: the tables that the person may read
     * Also of modules that were removed: what their last release declared. Administrators and auditors read every table, others those that name their role. */
    get: operations["getModuleRecords"];
  };
  "/api/module-records/{module}/{table}": {
    /** Records of a module: the rows of a table
     * Read-only, a page at a time, with `search`, `ordering`, `from` and `to` as in other lists. */
    get: operations["getModuleRecordsByModuleByTable"];
  };
  "/api/module-records/{module}/{table}/sums": {
    /** Records of a module: the sums of a table
     * Of all rows that the search and the days leave. */
    get: operations["getModuleRecordsByModuleByTableSums"];
  };
  "/api/module-reports": { /** Report how the load of a screen went */ post: operations["postModuleReports"] };
  "/api/module-rights": { /** Rights of the services of modules */ get: operations["getModuleRights"] };
  "/api/module-rights/{module}/approve": { /** Rights of a module: approve */ post: operations["postModuleRightsByModuleApprove"] };
  "/api/module-rights/{module}/withdraw": { /** Rights of a module: withdraw */ post: operations["postModuleRightsByModuleWithdraw"] };
  "/api/module-work": { /** Modules: how much waits for an administrator */ get: operations["getModuleWork"] };
  "/api/modules": { /** Modules and their releases */ get: operations["getModules"] };
  "/api/modules/{name}/activate": { /** Module: activate a release */ post: operations["postModulesByNameActivate"] };
  "/api/modules/{name}/choose": { /** Module: choose a release for oneself */ post: operations["postModulesByNameChoose"] };
  "/api/modules/{name}/figures": { /** Module: how fast its screens are, by release */ get: operations["getModulesByNameFigures"] };
  "/api/modules/{name}/rehearsal": { /** Module: the last rehearsal of a release */ get: operations["getModulesByNameRehearsal"] };
  "/api/modules/{name}/rehearse": { /** Module: rehearse a release */ post: operations["postModulesByNameRehearse"] };
  "/api/modules/{name}/rollback": { /** Module: roll back */ post: operations["postModulesByNameRollback"] };
  "/api/modules/{name}/settings": {
    /** Settings of a module */ get: operations["getModulesByNameSettings"];
    /** Change settings of a module */ put: operations["putModulesByNameSettings"];
  };
  "/api/modules/notices/{id}/dismiss": {
    /** Dismiss the notice of an automatic rollback */ post: operations["postModulesNoticesByIdDismiss"];
  };
  "/api/modules/rehearsals": {
    /** Module: how far a rehearsal is */ get: operations["getModulesRehearsals"];
    /** Module: whether an activation requires a passed rehearsal */ put: operations["putModulesRehearsals"];
  };
  "/api/modules/rehearsals/cancel": { /** Module: cancel the rehearsal */ post: operations["postModulesRehearsalsCancel"] };
  "/api/money-places": {
    /** Money place: list */ get: operations["getMoneyPlaces"];
    /** Money place: add */ post: operations["postMoneyPlaces"];
  };
  "/api/money-places/{id}": {
    /** Money place: read one */ get: operations["getMoneyPlacesById"];
    /** Money place: change */ put: operations["putMoneyPlacesById"];
    /** Money place: delete */ delete: operations["deleteMoneyPlacesById"];
  };
  "/api/money-places/{id}/archive": { /** Money place: archive */ post: operations["postMoneyPlacesByIdArchive"] };
  "/api/money-places/{id}/hand-over": { /** Cash box: hand it over to another holder */ post: operations["postMoneyPlacesByIdHandOver"] };
  "/api/money-places/{id}/holders": { /** Cash box: who kept it, and why that changed */ get: operations["getMoneyPlacesByIdHolders"] };
  "/api/money-places/{id}/restore": { /** Money place: restore from the archive */ post: operations["postMoneyPlacesByIdRestore"] };
  "/api/money-places/choices": { /** Places to choose from */ get: operations["getMoneyPlacesChoices"] };
  "/api/money-places/holders": { /** People who may keep a cash box */ get: operations["getMoneyPlacesHolders"] };
  "/api/monthly-expanse": { /** Expenses by category and day */ get: operations["getMonthlyExpanse"] };
  "/api/monthly-income": { /** Income by category and day */ get: operations["getMonthlyIncome"] };
  "/api/my": { /** Own page: card */ get: operations["getMy"] };
  "/api/my/consent": { /** Own page: show phone, address and photo on the public card, or hide them */ put: operations["putMyConsent"] };
  "/api/my/data": { /** Own page: what the association keeps of the member, as a file */ get: operations["getMyData"] };
  "/api/my/passbook": { /** Own page: passbook */ get: operations["getMyPassbook"] };
  "/api/my/receipts/{number}": { /** Own page: printed content of an own receipt */ get: operations["getMyReceiptsByNumber"] };
  "/api/my/session": { /** Own page: leave */ delete: operations["deleteMySession"] };
  "/api/notices": {
    /** Notice: list */ get: operations["getNotices"];
    /** Notice: add
     * With `is_proposed` it is not on the website until a person publishes it (`restore`). What a module writes for an event or a job is always proposed. */
    post: operations["postNotices"];
  };
  "/api/notices/{id}": {
    /** Notice: read one */ get: operations["getNoticesById"];
    /** Notice: change */ put: operations["putNoticesById"];
    /** Notice: delete */ delete: operations["deleteNoticesById"];
  };
  "/api/notices/{id}/archive": { /** Notice: archive */ post: operations["postNoticesByIdArchive"] };
  "/api/notices/{id}/restore": { /** Notice: restore from the archive */ post: operations["postNoticesByIdRestore"] };
  "/api/old-books/{kind}": {
    /** Import old books
     * With `dry_run` it changes nothing and returns 200 with the verdict on each row. */
    post: operations["postOldBooksByKind"];
  };
  "/api/old-books/progress/{key}": {
    /** Progress of an import that runs
     * The key is the Idempotency-Key of the request that imports or tries. */
    get: operations["getOldBooksProgressByKey"];
  };
  "/api/opening-dues": {
    /** Opening dues: list */ get: operations["getOpeningDues"];
    /** Opening dues: add */ post: operations["postOpeningDues"];
  };
  "/api/opening-dues/{id}": {
    /** Opening dues: read one */ get: operations["getOpeningDuesById"];
    /** Opening dues: void */ delete: operations["deleteOpeningDuesById"];
  };
  "/api/paid-periods": { /** Periods that are already paid, of an advocate or a rent unit */ get: operations["getPaidPeriods"] };
  "/api/paper-stock": {
    /** Stock entry: list */ get: operations["getPaperStock"];
    /** Stock entry: add */ post: operations["postPaperStock"];
  };
  "/api/paper-stock/{id}": {
    /** Stock entry: read one */ get: operations["getPaperStockById"];
    /** Stock entry: void */ delete: operations["deletePaperStockById"];
  };
  "/api/paper-stock/papers": { /** Paper stock: serials on hand by paper */ get: operations["getPaperStockPapers"] };
  "/api/paper-stock/serial": { /** Paper stock: what happened to a serial */ get: operations["getPaperStockSerial"] };
  "/api/people": { /** People: the names behind accounts */ get: operations["getPeople"] };
  "/api/permissions": {
    /** Permissions of modules */ get: operations["getPermissions"];
    /** Assign permissions to roles */ put: operations["putPermissions"];
  };
  "/api/place-lines": { /** Lines of a place in the order in which they were posted */ get: operations["getPlaceLines"] };
  "/api/places": {
    /** Slots and the extensions in them */ get: operations["getPlaces"];
    /** Order and hide the extensions of slots */ put: operations["putPlaces"];
  };
  "/api/position-list": {
    /** Position: list */ get: operations["getPositionList"];
    /** Position: add */ post: operations["postPositionList"];
  };
  "/api/position-list/{id}": {
    /** Position: read one */ get: operations["getPositionListById"];
    /** Position: change */ put: operations["putPositionListById"];
    /** Position: delete */ delete: operations["deletePositionListById"];
  };
  "/api/position-list/{id}/archive": { /** Position: archive */ post: operations["postPositionListByIdArchive"] };
  "/api/position-list/{id}/restore": { /** Position: restore from the archive */ post: operations["postPositionListByIdRestore"] };
  "/api/position-list/order": { /** Positions: save their order */ post: operations["postPositionListOrder"] };
  "/api/price-overrides": { /** Other price: list */ get: operations["getPriceOverrides"] };
  "/api/prices": {
    /** Price: list */ get: operations["getPrices"];
    /** Price: add */ post: operations["postPrices"];
  };
  "/api/prices/{id}": {
    /** Price: read one */ get: operations["getPricesById"];
    /** Price: change */ put: operations["putPricesById"];
    /** Price: delete */ delete: operations["deletePricesById"];
  };
  "/api/prices/heads": {
    /** Heads of components */ get: operations["getPricesHeads"];
    /** Head of components: add */ post: operations["postPricesHeads"];
  };
  "/api/prices/history": { /** How a price changed, and what was sold at it */ get: operations["getPricesHistory"] };
  "/api/prices/in-force": { /** Prices in force on a day */ get: operations["getPricesInForce"] };
  "/api/prices/items": { /** What prices are for */ get: operations["getPricesItems"] };
  "/api/probable_expanse": {
    /** Probable expanse: list */ get: operations["getProbableExpanse"];
    /** Probable expanse: add */ post: operations["postProbableExpanse"];
  };
  "/api/probable_expanse/{id}": {
    /** Probable expanse: read one */ get: operations["getProbableExpanseById"];
    /** Probable expanse: change */ put: operations["putProbableExpanseById"];
    /** Probable expanse: delete */ delete: operations["deleteProbableExpanseById"];
  };
  "/api/probable_income": {
    /** Income: list */ get: operations["getProbableIncome"];
    /** Income: add */ post: operations["postProbableIncome"];
  };
  "/api/probable_income/{id}": {
    /** Income: read one */ get: operations["getProbableIncomeById"];
    /** Income: change */ put: operations["putProbableIncomeById"];
    /** Income: delete */ delete: operations["deleteProbableIncomeById"];
  };
  "/api/receipt-series": { /** Receipt series of modules */ get: operations["getReceiptSeries"] };
  "/api/receipt-series/{code}/approve": { /** Receipt series of a module: approve */ post: operations["postReceiptSeriesByCodeApprove"] };
  "/api/receipt-series/{code}/automatic": {
    /** Receipt series of a module: limit of automatic receipts */ post: operations["postReceiptSeriesByCodeAutomatic"];
  };
  "/api/receipt-series/{code}/withdraw": {
    /** Receipt series of a module: withdraw the approval */ post: operations["postReceiptSeriesByCodeWithdraw"];
  };
  "/api/receipts/{number}/print": { /** Receipt: count a print */ post: operations["postReceiptsByNumberPrint"] };
  "/api/receipts/{series}": {
    /** Receipts of a series of a module: list, or Receipt: its printed content */ get: operations["getReceiptsBySeries"];
    /** Receipt of a series of a module: add */ post: operations["postReceiptsBySeries"];
  };
  "/api/receipts/{series}/{id}": {
    /** Receipt of a series of a module: read one */ get: operations["getReceiptsBySeriesById"];
    /** Receipt of a series of a module: change */ put: operations["putReceiptsBySeriesById"];
    /** Receipt of a series of a module: void */ delete: operations["deleteReceiptsBySeriesById"];
  };
  "/api/register": { /** Ask for an account */ post: operations["postRegister"] };
  "/api/released-voter-lists": { /** Released voter lists */ get: operations["getReleasedVoterLists"] };
  "/api/released-voter-lists/{id}": { /** Released voter list with its voters */ get: operations["getReleasedVoterListsById"] };
  "/api/rent-due": { /** Months that are due for a rent unit */ get: operations["getRentDue"] };
  "/api/renters": {
    /** Renter: list */ get: operations["getRenters"];
    /** Renter: add */ post: operations["postRenters"];
  };
  "/api/renters/{id}": {
    /** Renter: read one */ get: operations["getRentersById"];
    /** Renter: change */ put: operations["putRentersById"];
    /** Renter: delete */ delete: operations["deleteRentersById"];
  };
  "/api/renters/{id}/archive": { /** Renter: archive */ post: operations["postRentersByIdArchive"] };
  "/api/renters/{id}/restore": { /** Renter: restore from the archive */ post: operations["postRentersByIdRestore"] };
  "/api/reset-password": { /** Set a new password through a one-time link */ post: operations["postResetPassword"] };
  "/api/resolutions": {
    /** Resolution: list */ get: operations["getResolutions"];
    /** Resolution: add */ post: operations["postResolutions"];
  };
  "/api/resolutions/{id}": {
    /** Resolution: read one */ get: operations["getResolutionsById"];
    /** Resolution: change */ put: operations["putResolutionsById"];
    /** Resolution: delete */ delete: operations["deleteResolutionsById"];
  };
  "/api/resolutions/{id}/attachment": {
    /** Resolution: read the scan */ get: operations["getResolutionsByIdAttachment"];
    /** Resolution: set the scan */ put: operations["putResolutionsByIdAttachment"];
    /** Resolution: remove the scan */ delete: operations["deleteResolutionsByIdAttachment"];
  };
  "/api/search": { /** Search receipts, serials, members and renters */ get: operations["getSearch"] };
  "/api/serial-codes": { /** Codes of a range of serials */ get: operations["getSerialCodes"] };
  "/api/settings": {
    /** Settings of the association */ get: operations["getSettings"];
    /** Change settings of the association */ put: operations["putSettings"];
  };
  "/api/settings/preview": { /** Preview a page with changed settings */ post: operations["postSettingsPreview"] };
  "/api/setup": {
    /** Whether the first administrator is still to be made */ get: operations["getSetup"];
    /** Make the first administrator */ post: operations["postSetup"];
  };
  "/api/shop-rent": {
    /** Shop rent: list */ get: operations["getShopRent"];
    /** Shop rent: add */ post: operations["postShopRent"];
  };
  "/api/shop-rent/{id}": {
    /** Shop rent: read one */ get: operations["getShopRentById"];
    /** Shop rent: change */ put: operations["putShopRentById"];
    /** Shop rent: void */ delete: operations["deleteShopRentById"];
  };
  "/api/single-sign-on-links": { /** Single sign-on: links of accounts */ get: operations["getSingleSignOnLinks"] };
  "/api/single-sign-on-links/{id}": { /** Single sign-on: remove or refuse a link */ delete: operations["deleteSingleSignOnLinksById"] };
  "/api/single-sign-on-links/{id}/allow": { /** Single sign-on: allow a link */ post: operations["postSingleSignOnLinksByIdAllow"] };
  "/api/single-sign-on/callback": {
    /** Single sign-on: lead the browser back to the sign-in page */ get: operations["getSingleSignOnCallback"];
  };
  "/api/single-sign-on/session": {
    /** Single sign-on: open the session of the ticket in the cookie */ post: operations["postSingleSignOnSession"];
  };
  "/api/single-sign-on/start": { /** Single sign-on: lead the browser to the provider */ get: operations["getSingleSignOnStart"] };
  "/api/site-links": { /** Pages of the website */ get: operations["getSiteLinks"] };
  "/api/tasks": {
    /** Tasks: what modules ask the person to do
     * The service of a module sees those of its own module that the person sees. */
    get: operations["getTasks"];
    /** Task: give or change one
     * Only the services of modules may call it. A key that exists changes its task. A task that a person has closed stays closed; one that the module has closed is open again. */
    post: operations["postTasks"];
  };
  "/api/tasks/{id}/done": {
    /** Task: it is done
     * The service of a module does it for the person of the request, with its own tasks. */
    post: operations["postTasksByIdDone"];
  };
  "/api/tasks/{id}/reopen": {
    /** Task: open it again
     * The service of a module does it for the person of the request, with its own tasks. */
    post: operations["postTasksByIdReopen"];
  };
  "/api/tasks/close": {
    /** Task: close one that a module has given
     * Only the services of modules may call it. A key without an open task changes nothing. */
    post: operations["postTasksClose"];
  };
  "/api/transfers": {
    /** Transfer: list */ get: operations["getTransfers"];
    /** Transfer: add */ post: operations["postTransfers"];
  };
  "/api/transfers/{id}": {
    /** Transfer: read one */ get: operations["getTransfersById"];
    /** Transfer: void */ delete: operations["deleteTransfersById"];
  };
  "/api/transfers/{id}/approve": { /** Transfer: sign it, in an own session */ post: operations["postTransfersByIdApprove"] };
  "/api/transfers/{id}/attachment": {
    /** Transfer: read the slip */ get: operations["getTransfersByIdAttachment"];
    /** Transfer: set the slip */ post: operations["postTransfersByIdAttachment"];
    /** Transfer: remove the slip */ delete: operations["deleteTransfersByIdAttachment"];
  };
  "/api/transfers/{id}/confirm": { /** Transfer: confirm that the money arrived */ post: operations["postTransfersByIdConfirm"] };
  "/api/two-factor-roles": {
    /** Roles that need two-step sign-in */ get: operations["getTwoFactorRoles"];
    /** Change the roles that need two-step sign-in */ put: operations["putTwoFactorRoles"];
  };
  "/api/user": {
    /** The own profile */ get: operations["getUser"];
    /** Change the own profile */ put: operations["putUser"];
  };
  "/api/user/api-tokens": { /** The own API tokens */ get: operations["getUserApiTokens"] };
  "/api/user/confirmation": {
    /** Confirm with password and second step
     * For ten minutes the session may send requests whose description has `x-confirmation`. */
    post: operations["postUserConfirmation"];
  };
  "/api/user/passkeys": { /** Passkey: add */ post: operations["postUserPasskeys"] };
  "/api/user/passkeys/{id}": {
    /** Passkey: rename */ put: operations["putUserPasskeysById"];
    /** Passkey: remove */ delete: operations["deleteUserPasskeysById"];
  };
  "/api/user/passkeys/challenge": { /** Passkey: a challenge to confirm an action */ post: operations["postUserPasskeysChallenge"] };
  "/api/user/passkeys/options": { /** Passkey: begin to add one */ post: operations["postUserPasskeysOptions"] };
  "/api/user/sessions": { /** The own sessions */ get: operations["getUserSessions"] };
  "/api/user/sessions/{id}": { /** End one of the own sessions */ delete: operations["deleteUserSessionsById"] };
  "/api/user/two-factor": {
    /** Two-step sign-in: own state */ get: operations["getUserTwoFactor"];
    /** Two-step sign-in: confirm it with a code */ put: operations["putUserTwoFactor"];
    /** Two-step sign-in: begin to set it up */ post: operations["postUserTwoFactor"];
    /** Two-step sign-in: turn it off */ delete: operations["deleteUserTwoFactor"];
  };
  "/api/user/two-factor/recovery-codes": {
    /** Two-step sign-in: make new recovery codes */ post: operations["postUserTwoFactorRecoveryCodes"];
  };
  "/api/users": { /** User: list */ get: operations["getUsers"] };
  "/api/users/{id}": {
    /** User: read one */ get: operations["getUsersById"];
    /** User: change */ put: operations["putUsersById"];
    /** User: delete */ delete: operations["deleteUsersById"];
  };
  "/api/users/{id}/api-tokens": { /** User: API tokens */ get: operations["getUsersByIdApiTokens"] };
  "/api/users/{id}/reset-link": { /** User: make a link to reset the password */ post: operations["postUsersByIdResetLink"] };
  "/api/users/{id}/sessions": {
    /** User: sessions */ get: operations["getUsersByIdSessions"];
    /** User: end all sessions */ delete: operations["deleteUsersByIdSessions"];
  };
  "/api/users/{id}/two-factor": { /** User: turn two-step sign-in off */ delete: operations["deleteUsersByIdTwoFactor"] };
  "/api/users/{id}/unlock": { /** User: unlock after wrong passwords */ post: operations["postUsersByIdUnlock"] };
  "/api/vokalotnama": {
    /** Sale: list */ get: operations["getVokalotnama"];
    /** Sale: add */ post: operations["postVokalotnama"];
  };
  "/api/vokalotnama/{id}": {
    /** Sale: read one */ get: operations["getVokalotnamaById"];
    /** Sale: change */ put: operations["putVokalotnamaById"];
    /** Sale: void */ delete: operations["deleteVokalotnamaById"];
  };
  "/api/voter-lists": {
    /** Voter list: list */ get: operations["getVoterLists"];
    /** Voter list: add */ post: operations["postVoterLists"];
  };
  "/api/voter-lists/{id}": {
    /** Voter list: read one */ get: operations["getVoterListsById"];
    /** Voter list: rename a draft */ put: operations["putVoterListsById"];
    /** Voter list: delete a draft, or void a final list */ delete: operations["deleteVoterListsById"];
  };
  "/api/voter-lists/{id}/finalise": { /** Voter list: make it final */ post: operations["postVoterListsByIdFinalise"] };
  "/api/voter-lists/{id}/objections": {
    /** Voter list: objections */ get: operations["getVoterListsByIdObjections"];
    /** Voter list: add an objection */ post: operations["postVoterListsByIdObjections"];
  };
  "/api/voter-lists/{id}/objections/{objection}/decide": {
    /** Voter list: decide an objection */ post: operations["postVoterListsByIdObjectionsByObjectionDecide"];
  };
  "/api/voter-lists/{id}/release": { /** Voter list: release it on the website */ post: operations["postVoterListsByIdRelease"] };
  "/api/voter-lists/{id}/voters": { /** Voter list: voters */ get: operations["getVoterListsByIdVoters"] };
  "/api/voter-lists/{id}/why": { /** Voter list: why an advocate is on it or not */ get: operations["getVoterListsByIdWhy"] };
  "/api/voter-lists/{id}/withdraw": { /** Voter list: withdraw it from the website */ post: operations["postVoterListsByIdWithdraw"] };
  "/api/waiting-work": { /** How much work waits for the person */ get: operations["getWaitingWork"] };
  "/api/webhook-deliveries/{id}/attempts": {
    /** Delivery of a webhook: its attempts */ get: operations["getWebhookDeliveriesByIdAttempts"];
  };
  "/api/webhook-deliveries/{id}/replay": {
    /** Delivery of a webhook: send it again */ post: operations["postWebhookDeliveriesByIdReplay"];
  };
  "/api/webhooks": {
    /** Webhook: list */ get: operations["getWebhooks"];
    /** Webhook: add
     * The response is the only one that contains the secret. */
    post: operations["postWebhooks"];
  };
  "/api/webhooks/{id}": {
    /** Webhook: read one */ get: operations["getWebhooksById"];
    /** Webhook: change */ put: operations["putWebhooksById"];
    /** Webhook: delete */ delete: operations["deleteWebhooksById"];
  };
  "/api/webhooks/{id}/deliveries": { /** Webhook: deliveries, the newest first */ get: operations["getWebhooksByIdDeliveries"] };
  "/api/webhooks/{id}/pause": { /** Webhook: pause */ post: operations["postWebhooksByIdPause"] };
  "/api/webhooks/{id}/replay": { /** Webhook: send everything that failed again */ post: operations["postWebhooksByIdReplay"] };
  "/api/webhooks/{id}/resume": { /** Webhook: resume */ post: operations["postWebhooksByIdResume"] };
  "/api/webhooks/{id}/secret": {
    /** Webhook: make a new secret
     * The response is the only one that contains the secret. */
    post: operations["postWebhooksByIdSecret"];
  };
  "/api/webhooks/{id}/test": { /** Webhook: send a test */ post: operations["postWebhooksByIdTest"] };
  "/api/welfare-category-percentage": {
    /** Percentage: list */ get: operations["getWelfareCategoryPercentage"];
    /** Percentage: add */ post: operations["postWelfareCategoryPercentage"];
  };
  "/api/welfare-category-percentage/{id}": {
    /** Percentage: read one */ get: operations["getWelfareCategoryPercentageById"];
    /** Percentage: change */ put: operations["putWelfareCategoryPercentageById"];
    /** Percentage: delete */ delete: operations["deleteWelfareCategoryPercentageById"];
  };
  "/api/welfare-expanse-report": { /** Welfare fund: expenses */ get: operations["getWelfareExpanseReport"] };
  "/api/welfare-expense-category": {
    /** Percentage: list */ get: operations["getWelfareExpenseCategory"];
    /** Percentage: add */ post: operations["postWelfareExpenseCategory"];
  };
  "/api/welfare-expense-category/{id}": {
    /** Percentage: read one */ get: operations["getWelfareExpenseCategoryById"];
    /** Percentage: change */ put: operations["putWelfareExpenseCategoryById"];
    /** Percentage: delete */ delete: operations["deleteWelfareExpenseCategoryById"];
  };
  "/api/welfare-income-report": { /** Welfare fund: income */ get: operations["getWelfareIncomeReport"] };
  "/api/where-the-money-is": { /** Where the money is at the end of a day */ get: operations["getWhereTheMoneyIs"] };
  "/api/years": { /** Years with data */ get: operations["getYears"] };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** A expanse. */
    ActualExpense: {
      /** Actual Expanse */ actualExpanse: string;
      archived_at?: string | null;
      attachment: Schemas["BillScan"] | null;
      /** The typed book number, or null */ book_no: string | null;
      category: string;
      created_at: string;
      created_by: string;
      date: string;
      /** Expanse Category */ expanseCategory: number;
      id: number;
      /** The server's number, without gaps in each series and year: 'VKL-2026-000123' */ number: string;
      payee: string;
      payment_type: Schemas["PaymentType"] | "";
      /** Every payment type of the record with its amount, in the order of the lines */ payments: Schemas["Payment"][];
      /** The id of the place of its first line. Always there; optional for modules that were built before. */ place?: number;
      /** The place of each payment type, in the order of the lines; as above */ places?: Schemas["RecordPlace"][];
      prints: number;
      /** `book_no ?? number` */ receipt_no: string;
      remarks: string;
      /** The record's total, a decimal string */ total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
      /** The year of the date. The server refuses any other. */ year: number | null;
    };
    ActualExpenseInput: {
      actualExpanse: string | number;
      date: string;
      expanseCategory: string | number;
      payee?: string | number | null;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      remarks?: string | null;
      /** The version that the client has read; another one is 409 */ version?: number | string | null;
      year?: number | string | null;
    };
    ActualExpenseInputForm: { attachment?: string };
    /** A advocate. */
    Advocate: {
      advocate_type: "new" | "old";
      archived_at?: string | null;
      bar_council_no: string;
      bar_registration_number: string;
      blood_group: string;
      children: { dob: string | null; gender: "" | "daughter" | "son"; name: string }[];
      current_address: string;
      date_of_birth: string | null;
      death_date: string | null;
      education: string;
      email: string;
      employment_details: string;
      /** Enrollment Date (Lawyer) */ enrollment_date_As_lawyer: string | null;
      /** Enrollment Date (Member) */ enrollment_date_As_member: string;
      /** Father's Name */ father_name: string;
      /** Bengali Name of the Father */ father_name_bengali: string;
      gender: "" | "Female" | "Male" | "Other";
      husband_or_wife_name: string;
      id: number;
      /** Ex-employee */ is_a_ex_employee: boolean;
      /** Dead */ is_dead: boolean;
      /** From another bar */ is_from_another_bar: boolean;
      /** Receiving pension */ is_receiing_pension: boolean;
      /** Retired */ is_retired: boolean;
      marital_status: "" | "Divorced" | "Married" | "Single" | "Widowed";
      /** Mother's Name */ mother_name: string;
      name_bengali: string;
      name_english: string;
      /** National ID */ nid_number: string;
      nominees: {
        address: string;
        birth_certificate: string;
        birth_year: string;
        contact: string;
        name: string;
        nid: string;
        phone: string;
        relation: string;
        relationship: string;
      }[];
      pension_details: string;
      permanent_address: string;
      phone: string;
      photo: string | null;
      practicing_court_name: string;
      religion: "" | "Buddhist" | "Christian" | "Hindu" | "Islam" | "Other";
      remarks: string;
      retirement_date: string | null;
      sanad_date: string | null;
      status: "" | "active" | "inactive";
      version: number;
      withheld_fields: Schemas["WithholdableField"][];
    };
    /** A advocate change. */
    AdvocateChange: {
      advocate_id: string;
      advocate_name: string;
      advocate_name_bengali?: string;
      archived_at?: string | null;
      book_no: string | null;
      building_name_bengali?: string;
      case_no: string;
      client_name: string;
      created_at: string;
      created_by: string;
      date: string | null;
      fee: string;
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      remarks: string;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    AdvocateChangeInput: {
      advocate_id: string | number;
      advocate_name: string | number;
      case_no: string | number;
      client_name: string | number;
      date?: string | null;
      fee: string | number;
      override_reason?: string;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      receipt_no?: string | number | null;
      remarks?: string | null;
      version?: number | string | null;
    };
    /** A credit of an advocate. */
    AdvocateCredit: {
      advocate_id: string;
      archived_at?: string | null;
      credited: string;
      /** The day of the oldest receipt with credit */ first_day: string;
      id: number;
      name_bengali: string;
      name_english: string;
      owed: string;
      /** Paid Out */ paid: string;
      version: number;
    };
    /** A fee. */
    AdvocateFees: {
      advocate_id: string;
      advocate_name: string;
      advocate_name_bengali?: string;
      /** Required when the amounts are not those of the fee schedules */ amount_reason: string;
      archived_at?: string | null;
      bar_association_fee: string;
      /** Bar Association Fee */ bar_association_form: boolean;
      /** Bar Association Fee */
      barassociationfee_set: {
        benevolent_delay_fee: string;
        benevolent_fund_fee: string;
        court_type: Schemas["DuesCourt"] | "";
        payment_type: Schemas["PaymentType"] | "";
        relief_fund_fee: string;
        remarks3: string;
        total_amount: string | null;
        yearly_delay_fee: string;
        /** 0 in a row that pays only fund fees of years whose yearly fee is paid */ yearly_fee: string;
        yearly_fee_cost: string | null;
        yearly_from_year: number;
        yearly_to_year: number;
      }[];
      book_no: string | null;
      building_name_bengali?: string;
      collection_date: string;
      created_at: string;
      created_by: string;
      entry_fee: string;
      /** Entry Fee */ entry_fee_form: boolean;
      /** Entry Fee */ entryfee_set: { entry_fee: string; payment_type: Schemas["PaymentType"] | ""; remarks4: string }[];
      father_name: string;
      father_name_bengali?: string;
      /** The open sections. An open section without entries is an error. */ house_fee_form: boolean;
      id: number;
      monthly_fee: string;
      /** Monthly Fee */ monthly_fee_form: boolean;
      /** Monthly Fee */
      monthlyfee_set: {
        from_month: number;
        from_year: number;
        /** For late months; on top of `total_monthly_amount` */ monthly_delay_fee: string;
        monthly_fee: string;
        payment_type: Schemas["PaymentType"] | "";
        remarks2: string;
        to_month: number;
        to_year: number;
        total_monthly_amount: string | null;
      }[];
      number: string;
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      rent_fee: string;
      /** Rent */
      rentcollection_set: {
        building_name: string;
        floor: string;
        from_month: number;
        from_year: number;
        payment_type: Schemas["PaymentType"] | "";
        remarks1: string;
        rent_amount: string;
        rent_type: "Billboard" | "House" | "Shop";
        room: string;
        to_month: number;
        to_year: number;
      }[];
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    AdvocateFeesInput: {
      advocate_id: string | number;
      /** Reason for the Amount */ amount_reason?: string | number | null;
      /** @default false */ bar_association_form?: boolean | string | null;
      barassociationfee_set?: {
        benevolent_delay_fee?: string | number;
        benevolent_fund_fee?: string | number;
        /** @default  */ court_type?: "" | Schemas["DuesCourt"];
        /** @default cash */ payment_type?: "" | Schemas["PaymentType"];
        relief_fund_fee?: string | number;
        remarks3?: string;
        total_amount?: string | number | null;
        yearly_delay_fee?: string | number;
        /** @default  */ yearly_fee?: string | number;
        yearly_fee_cost?: string | number | null;
        /** @default  */ yearly_from_year?: number | string;
        /** @default  */ yearly_to_year?: number | string;
      }[] | string | null;
      collection_date: string;
      /** @default false */ entry_fee_form?: boolean | string | null;
      entryfee_set?: {
        /** @default  */ entry_fee?: string | number;
        /** @default cash */ payment_type?: "" | Schemas["PaymentType"];
        remarks4?: string;
      }[] | string | null;
      /** Rent
       * @default false */
      house_fee_form?: boolean | string | null;
      /** @default false */ monthly_fee_form?: boolean | string | null;
      monthlyfee_set?: {
        /** @default  */ from_month?: number | string;
        /** @default  */ from_year?: number | string;
        monthly_delay_fee?: string | number;
        /** @default  */ monthly_fee?: string | number;
        /** @default cash */ payment_type?: "" | Schemas["PaymentType"];
        remarks2?: string;
        /** @default  */ to_month?: number | string;
        /** @default  */ to_year?: number | string;
        total_monthly_amount?: string | number | null;
      }[] | string | null;
      place?: number | string | null;
      price_reason?: string;
      receipt_no?: string | number | null;
      rentcollection_set?: {
        /** @default  */ building_name?: string;
        floor?: string;
        /** @default  */ from_month?: number | string;
        /** @default  */ from_year?: number | string;
        /** @default cash */ payment_type?: "" | Schemas["PaymentType"];
        remarks1?: string;
        /** @default  */ rent_amount?: string | number;
        /** @default
         * @enum {string} */
        rent_type?: "House" | "Shop" | "Billboard";
        room?: string;
        /** @default  */ to_month?: number | string;
        /** @default  */ to_year?: number | string;
      }[] | string | null;
      version?: number | string | null;
    };
    AdvocateInput: {
      advocate_type: "old" | "new";
      bar_council_no?: string | number | null;
      bar_registration_number: string | number;
      /** @default
       * @enum {string|null} */
      blood_group?: "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "O+" | "O-" | "" | null;
      children?: {
        dob?: string | null;
        /** @default  */ gender?: "" | ("son" | "daughter");
        /** @default  */ name?: string;
      }[] | string | null;
      current_address?: string | null;
      date_of_birth?: string | null;
      death_date?: string | null;
      education?: string | null;
      email?: string | null;
      employment_details?: string | null;
      enrollment_date_As_lawyer?: string | null;
      enrollment_date_As_member: string;
      father_name?: string | number | null;
      father_name_bengali?: string | number | null;
      /** @default
       * @enum {string|null} */
      gender?: "Male" | "Female" | "Other" | "" | null;
      husband_or_wife_name?: string | number | null;
      /** @default false */ is_a_ex_employee?: boolean | string | null;
      /** @default false */ is_dead?: boolean | string | null;
      /** @default false */ is_from_another_bar?: boolean | string | null;
      /** @default false */ is_receiing_pension?: boolean | string | null;
      /** @default false */ is_retired?: boolean | string | null;
      /** @default
       * @enum {string|null} */
      marital_status?: "Single" | "Married" | "Divorced" | "Widowed" | "" | null;
      mother_name?: string | number | null;
      name_bengali: string | number;
      name_english: string | number;
      nid_number?: string | number | null;
      nominees?: {
        address?: string;
        birth_certificate?: string;
        birth_year?: string;
        contact?: string;
        /** @default  */ name?: string;
        nid?: string;
        phone?: string;
        relation?: string;
        relationship?: string;
      }[] | string | null;
      pension_details?: string | null;
      permanent_address?: string | null;
      phone?: string | null;
      /** true removes the picture */ photo_clear?: boolean | string;
      practicing_court_name?: string | number | null;
      /** @default
       * @enum {string|null} */
      religion?: "Islam" | "Hindu" | "Buddhist" | "Christian" | "Other" | "" | null;
      remarks?: string | null;
      retirement_date?: string | null;
      sanad_date?: string | null;
      /** @default active
       * @enum {string|null} */
      status?: "active" | "inactive" | "" | null;
      version?: number | string | null;
      withheld_fields?: Schemas["WithholdableField"][] | string | null;
    };
    AdvocateInputForm: {
      advocate_type: "old" | "new";
      bar_council_no?: string | number | null;
      bar_registration_number: string | number;
      /** @default
       * @enum {string|null} */
      blood_group?: "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "O+" | "O-" | "" | null;
      children?: {
        dob?: string | null;
        /** @default  */ gender?: "" | ("son" | "daughter");
        /** @default  */ name?: string;
      }[] | string | null;
      current_address?: string | null;
      date_of_birth?: string | null;
      death_date?: string | null;
      education?: string | null;
      email?: string | null;
      employment_details?: string | null;
      enrollment_date_As_lawyer?: string | null;
      enrollment_date_As_member: string;
      father_name?: string | number | null;
      father_name_bengali?: string | number | null;
      /** @default
       * @enum {string|null} */
      gender?: "Male" | "Female" | "Other" | "" | null;
      husband_or_wife_name?: string | number | null;
      /** @default false */ is_a_ex_employee?: boolean | string | null;
      /** @default false */ is_dead?: boolean | string | null;
      /** @default false */ is_from_another_bar?: boolean | string | null;
      /** @default false */ is_receiing_pension?: boolean | string | null;
      /** @default false */ is_retired?: boolean | string | null;
      /** @default
       * @enum {string|null} */
      marital_status?: "Single" | "Married" | "Divorced" | "Widowed" | "" | null;
      mother_name?: string | number | null;
      name_bengali: string | number;
      name_english: string | number;
      nid_number?: string | number | null;
      nominees?: {
        address?: string;
        birth_certificate?: string;
        birth_year?: string;
        contact?: string;
        /** @default  */ name?: string;
        nid?: string;
        phone?: string;
        relation?: string;
        relationship?: string;
      }[] | string | null;
      pension_details?: string | null;
      permanent_address?: string | null;
      phone?: string | null;
      /** @default null */ photo?: string;
      photo_clear?: boolean | string;
      practicing_court_name?: string | number | null;
      /** @default
       * @enum {string|null} */
      religion?: "Islam" | "Hindu" | "Buddhist" | "Christian" | "Other" | "" | null;
      remarks?: string | null;
      retirement_date?: string | null;
      sanad_date?: string | null;
      /** @default active
       * @enum {string|null} */
      status?: "active" | "inactive" | "" | null;
      version?: number | string | null;
      withheld_fields?: Schemas["WithholdableField"][] | string | null;
    };
    AdvocateLookupEntry: {
      archived_at?: string | null;
      bar_registration_number: string;
      enrollment_date_As_member: string;
      father_name: string;
      father_name_bengali: string;
      id: number;
      is_dead: boolean;
      is_retired: boolean;
      name_bengali: string;
      name_english: string;
      phone: string;
      status: "" | "active" | "inactive";
    };
    /** An advocate as the record of a module refers to: nothing about the person but number, name and whether the record is archived. */
    AdvocateReference: { bar_registration_number: string; id: number; is_archived: boolean; name_bengali: string; name_english: string };
    /** An advocate as the reader may see it: visitors and cashiers get fewer fields. */
    AdvocateView: {
      advocate_type?: "new" | "old";
      archived_at?: string | null;
      bar_council_no?: string;
      bar_registration_number: string;
      blood_group?: string;
      children?: { dob: string | null; gender: "" | "daughter" | "son"; name: string }[];
      current_address?: string;
      date_of_birth?: string | null;
      death_date?: string | null;
      education?: string;
      email?: string;
      employment_details?: string;
      enrollment_date_As_lawyer?: string | null;
      enrollment_date_As_member?: string;
      father_name?: string;
      father_name_bengali?: string;
      gender?: "" | "Female" | "Male" | "Other";
      husband_or_wife_name?: string;
      id: number;
      is_a_ex_employee?: boolean;
      is_dead?: boolean;
      is_from_another_bar?: boolean;
      is_receiing_pension?: boolean;
      is_retired?: boolean;
      marital_status?: "" | "Divorced" | "Married" | "Single" | "Widowed";
      mother_name?: string;
      name_bengali: string;
      name_english: string;
      nid_number?: string;
      nominees?: {
        address: string;
        birth_certificate: string;
        birth_year: string;
        contact: string;
        name: string;
        nid: string;
        phone: string;
        relation: string;
        relationship: string;
      }[];
      pension_details?: string;
      permanent_address?: string;
      phone?: string;
      photo?: string | null;
      practicing_court_name?: string;
      religion?: "" | "Buddhist" | "Christian" | "Hindu" | "Islam" | "Other";
      remarks?: string;
      retirement_date?: string | null;
      sanad_date?: string | null;
      status?: "" | "active" | "inactive";
      version?: number;
      withheld_fields?: Schemas["WithholdableField"][];
    };
    AgeingBucket: "0-3" | "12+" | "4-6" | "7-12";
    AnyPlaceKind: "bank" | "before" | "cash" | "cheques" | "differences" | "fdr" | "old_books" | "on_the_way" | "wallet";
    /** A API token. */
    ApiToken: {
      /** Addresses and networks (203.0.113.7, 2001:db8::/32) from which it may be used; none: any address */ addresses: string[];
      archived_at?: string | null;
      created_at: string;
      /** The last day on which it is valid */ expires_on: string;
      /** The last characters of the token, by which people recognise it */ hint: string;
      id: number;
      /** Written at most every ten minutes */ last_used_at: string | null;
      last_used_from: string | null;
      name: string;
      /** The administrator who created it. It acts for this person. */ owner: string;
      revoked_at: string | null;
      revoked_by: string | null;
      /** Decides, like the role of a user, what the token may do; the scopes restrict it further */ role: Schemas["Role"];
      scopes: Schemas["Scope"][];
      state: Schemas["ApiTokenState"];
      version: number;
    };
    ApiTokenState: "active" | "expired" | "ownerless" | "revoked";
    AppliedImport: {
      /** The id of the import */ id: number;
      imported: number;
      skipped: number;
    };
    AppliedImportInput: { dry_run: boolean | string; skip_errors: boolean | string };
    AppliedImportInputForm: { archive?: string; dry_run: boolean | string; skip_errors: boolean | string };
    /** One permission of an active module and the roles that have it. */
    AssignedPermission: {
      /** The roles that the module proposes */ defaults: Schemas["Role"][];
      module: Schemas["Words"];
      name: string;
      roles: Schemas["Role"][];
      title: Schemas["Words"];
    };
    /** A associate. */
    AssociateRegistration: {
      advocate_id: string;
      advocate_name: string;
      advocate_name_bengali?: string;
      archived_at?: string | null;
      book_no: string | null;
      book_rate: string;
      building_name_bengali?: string;
      created_at: string;
      created_by: string;
      entry_fee: string;
      from_year: number | null;
      id: number;
      license_no: string;
      name: string;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      photo: string | null;
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      registration_date: string | null;
      remarks: string;
      renewal_fee: string;
      renewals: number;
      to_year: number | null;
      total: string;
      valid_until: string | null;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    AssociateRegistrationInput: {
      advocate_id: string | number;
      advocate_name: string | number;
      book_rate?: string | number | null;
      entry_fee?: string | number | null;
      from_year?: number | string | null;
      license_no: string | number;
      name: string | number;
      override_reason?: string;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      receipt_no?: string | number | null;
      registration_date?: string | null;
      remarks?: string | null;
      renewal_fee?: string | number | null;
      to_year?: number | string | null;
      total?: string | number | null;
      version?: number | string | null;
    };
    /** A renewal. */
    AssociateRenewal: {
      archived_at?: string | null;
      associate: number;
      book_no: string | null;
      created_at: string;
      created_by: string;
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      renewal_date: string;
      renewal_end_date: string;
      renewal_fee: string;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    AssociateRenewalInput: {
      associate: number | string;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      renewal_date: string;
      renewal_end_date: string;
      renewal_fee: string | number;
      version?: number | string | null;
    };
    /** The PDF or picture of a notice. `size` is in bytes. */
    Attachment: { name: string; size: number; type: "application/pdf" | "image/webp"; url: string };
    /** A audit entry. */
    AuditEntry: {
      action: string;
      /** Who */ actor: string;
      /** Who (id) */ actor_id: number | null;
      after: { [key: string]: unknown } | null;
      at: string;
      before: { [key: string]: unknown } | null;
      /** The revision of the module registry; null for a command */ composition: number | null;
      id: number;
      /** The module and release that asked; null for the shell and for programs */ module: string | null;
      /** Receipt No */ number: string | null;
      reason: string;
      release: string | null;
      /** What */ subject: string;
      /** Id */ subject_id: string | null;
    };
    /** One backup, or an attempt that failed. Times are instants. */
    Backup: {
      actor: string;
      bytes: number | null;
      cause: "command" | "person" | "schedule";
      encrypted: boolean;
      file: string;
      /** Null while the backup is running */ finished_at: string | null;
      id: number;
      /** Tables of modules that could not be read and are missing in the file, such as 'mfe-library/loans' */ left_out: string[];
      /** Why the backup failed; null otherwise */ problem: string | null;
      rehearsal_ms: number | null;
      rehearsal_problem: string | null;
      rehearsed_at: string | null;
      /** When the file was removed in favour of newer backups */ removed_at: string | null;
      /** The machine that has the file */ server: string;
      started_at: string;
    };
    /** The response of `backups/`, newest backup first. */
    BackupsResponse: {
      /** Time of the daily backup in Dhaka; null: scheduled backups are off */ at: string | null;
      backups: Schemas["Backup"][];
      /** The modules whose service runs elsewhere: its data are in no backup of this system */ elsewhere: Schemas["Words"][];
      encrypted: boolean;
      folder: string;
      keep: number;
      /** The passphrase that the server generated. Null once an administrator has confirmed that it is stored elsewhere too. */
      passphrase: string | null;
    };
    /** Summary for the dashboard: whether there is a recent backup to restore from. */
    BackupStatus: {
      /** Time of the last successful backup; null: never */ last: string | null;
      /** Tables of modules that the last successful backup lacks */ left_out: string[];
      /** The last successful backup is older than a daily schedule allows */ overdue: boolean;
      /** Why the last attempt failed; null otherwise */ problem: string | null;
    };
    /** A bail bond sale. */
    BailBondSale: {
      advocate_name_bengali?: string;
      archived_at?: string | null;
      /** Serials */ bailbond_serials: Schemas["SerialRange"][];
      book_no: string | null;
      building_name: string;
      building_name_bengali?: string;
      created_at: string;
      created_by: string;
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      price: string;
      prints: number;
      receipt_no: string;
      remarks: string;
      sales_date: string | null;
      total: string;
      total_amount: string;
      total_count: number | null;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    BailBondSaleInput: {
      bailbond_serials: {
        from_serial?: number | string | null;
        to_serial?: number | string | null;
        total?: number | string | null;
        width?: number | string | null;
      }[] | string;
      building_name?: string | number | null;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price: string | number;
      price_reason?: string;
      receipt_no?: string | number | null;
      remarks?: string | null;
      sales_date?: string | null;
      total_amount?: string | number | null;
      total_count?: number | string | null;
      version?: number | string | null;
    };
    /** A bank. */
    Bank: {
      account_category: string;
      address: string;
      archived_at?: string | null;
      bank_name: string;
      branch_name: string;
      id: number;
      version: number;
    };
    BankInput: {
      account_category: string | number;
      address: string | number;
      bank_name: string | number;
      branch_name: string | number;
      version?: number | string | null;
    };
    /** A bank interest. */
    BankInterest: {
      /** Account No (FDR) */ account_no: string;
      archived_at?: string | null;
      bank_name: string;
      book_no: string | null;
      branch_name: string;
      collection_date: string;
      created_at: string;
      created_by: string;
      excise_duty: string;
      /** The id of a deposit in the bank desk, which is not checked here */ fdr_id: number | null;
      id: number;
      interest_amount: string;
      /** Always there; optional for modules that were built before */ net_amount?: string;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      remarks: string;
      source_tax: string;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    BankInterestInput: {
      account_no: string | number;
      bank_name: string | number;
      branch_name: string | number;
      collection_date: string;
      excise_duty?: string | number | null;
      /** Deposit */ fdr_id?: number | string | null;
      interest_amount: string | number;
      /** @default bank */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      receipt_no?: string | number | null;
      remarks?: string | null;
      source_tax?: string | number | null;
      version?: number | string | null;
    };
    /** The answer of `POST counter/basket/` and of `GET counter/baskets/{id}/`. */
    Basket: {
      created_at: string;
      created_by: string;
      day: string;
      /** Null when nobody typed it */ given: string | null;
      id: number;
      key: string;
      /** True while the person who asks may void all of its receipts with `POST counter/baskets/{id}/undo/` */ may_undo: boolean;
      payer: string;
      /** With the advocate's Bengali name. Always there; optional for modules that were built before. */ payer_bengali?: string;
      receipts: Schemas["BasketReceipt"][];
      /** Without receipts that were deleted one by one */ total: string;
      undone_at: string | null;
    };
    BasketInput: {
      given?: string | number;
      /** @default  */ key?: string;
      /** @default  */ lines?: { body: { [key: string]: unknown }; path: Schemas["BasketPath"] }[];
      /** @default  */ payer?: string;
    };
    BasketPath: "advocate-all-fees" | "advocate-change" | "associate-renewal" | "bailbond" | "electricity-bill" | "form-sale" | "fund-collection" | "shop-rent" | "vokalotnama";
    BasketReceipt: {
      id: number;
      /** The note on the receipt: '101–102 = 2', 'Bail petition 0101–0110 = 10' */ note: string;
      number: string;
      path: Schemas["BasketPath"];
      payment_type: Schemas["PaymentType"];
      series: string;
      total: string;
      voided: boolean;
    };
    /** The scan of a bill. The file is at `actual_expanse/{id}/attachment/`; `size` is in bytes. */
    BillScan: { name: string; size: number; type: "application/pdf" | "image/webp" };
    /** A building. */
    Building: {
      archived_at?: string | null;
      building_name: string;
      /** Bengali Name */ building_name_bengali: string;
      id: number;
      institute: string;
      remarks: string;
      version: number;
    };
    BuildingInput: {
      building_name: string | number;
      building_name_bengali?: string | number | null;
      institute: string | number;
      remarks?: string | null;
      version?: number | string | null;
    };
    /** The answer of `cash-book/?place=&from=&to=`: by default today's. `limit` and `offset` page the rows, at most 1,000 a page, with `X-Total-Count`; opening, in, out and closing are those of the whole period. */
    CashBook: {
      closing: string | null;
      from: string;
      in: string | null;
      /** null, as the other sums of a cash box are, for a person who keeps an uncounted box */ opening: string | null;
      out: string | null;
      place: {
        account_no: string;
        holder_name: string;
        id: number;
        kind: Schemas["AnyPlaceKind"];
        name_bengali: string;
        name_english: string;
      };
      rows: Schemas["CashBookRow"][];
      /** Only for a person whose own box has uncounted days in the period: the last day with lines. The count is blind. */
      shown_until?: string;
      to: string;
    };
    /** A line of the cash book. Amounts are decimal strings; one of `in` and `out` is '0.00'. */
    CashBookRow: {
      /** The balance after this line; null where the sums of the book are */ balance: string | null;
      date: string;
      id: number;
      in: string;
      note: string;
      number: string;
      out: string;
      /** The payer of a receipt, the payee of a voucher; of a transfer the other place, in English and Bengali */
      party: { bn: string; en: string };
      reason: Schemas["PlaceLineReason"];
      receipt_no: string;
      /** The record to open: a receipt, a voucher or a transfer
       * @enum {string} */
      record: "receipt" | "transfer";
      record_id: number;
      /** The series of a receipt; 'TRF' for a transfer */ stream: string;
      voided: boolean;
    };
    /** One count of a day. The last one before the close decides. Amounts are decimal strings. */
    CashCount: {
      cheques_counted: number;
      cheques_expected: number;
      coins: string;
      counted: string;
      counted_at: string;
      counted_by: string;
      /** The amount that the books expected at that moment */ expected: string;
      notes: Schemas["NoteCount"][];
      wallets_counted: number;
      wallets_expected: number;
    };
    /** A cash day. */
    CashDay: {
      archived_at?: string | null;
      cheques_counted: number | null;
      cheques_expected: number | null;
      closed_at: string | null;
      closed_by: string | null;
      /** counted − handed_over: the opening of the box's next day; null until the close */ closing: string | null;
      /** The cash of the last count */ counted: string | null;
      counted_at: string | null;
      counted_by: string | null;
      /** The number of counts */ counts: number;
      date: string;
      /** counted − expected: negative when cash is missing */ difference: string | null;
      /** The digest of the closed day, 64 hex digits; also public in `day-digests/` */ digest: string | null;
      /** opening + received − paid: the cash that should be in the box */ expected: string | null;
      /** The part of the counted cash that went to the treasurer or the bank; null until the close */ handed_over: string | null;
      /** Who keeps the box; of a closed day who kept it then. '' when nobody does. */ holder_name: string;
      id: number;
      /** True when something was booked after the last count: count again before the close. */ is_count_outdated: boolean;
      name_bengali: string;
      name_english: string;
      /** The end of the exception that lets the next day open before this one is closed; null without an open one */
      next_open_until: string | null;
      opened_at: string;
      /** null while the person who asks keeps an uncounted box */ opening: string | null;
      paid: string | null;
      /** The id of the cash box */ place: number;
      reason: string;
      received: string | null;
      state: Schemas["CashDayState"];
      version: number;
      wallets_counted: number | null;
      wallets_expected: number | null;
    };
    /** The answer of `GET cash-days/{id}/`, of a count and of a close: the day, its last count, and what each payment type should come to. */
    CashDayDetails: {
      archived_at?: string | null;
      cheques_counted: number | null;
      cheques_expected: number | null;
      closed_at: string | null;
      closed_by: string | null;
      closing: string | null;
      /** null while the day has no count, or only an old one that the person who asks may not read */ count: Schemas["CashCount"] | null;
      counted: string | null;
      counted_at: string | null;
      counted_by: string | null;
      counts: number;
      date: string;
      difference: string | null;
      digest: string | null;
      expected: string | null;
      handed_over: string | null;
      /** The transfer to the treasurer or the bank that the close made */
      handover: {
        amount: string;
        id: number;
        /** Without gaps in each year: 'TRF-2026-000123' */ number: string;
        state: Schemas["TransferState"];
      } | null;
      holder_name: string;
      id: number;
      is_count_outdated: boolean;
      /** Of a counted day: where the last close of the box that handed money over sent it, and what stayed in the box then. The form of the close begins with the same. */
      last_handover: { kept: string; to_place: number } | null;
      name_bengali: string;
      name_english: string;
      next_open_until: string | null;
      opened_at: string;
      opening: string | null;
      paid: string | null;
      /** Empty where the count is null */ payments: Schemas["ExpectedPayment"][];
      place: number;
      reason: string;
      received: string | null;
      state: Schemas["CashDayState"];
      version: number;
      wallets_counted: number | null;
      wallets_expected: number | null;
    };
    CashDayDetailsInput: {
      /** @default 0 */ cheques?: number | string;
      coins?: string | number | null;
      /** @default {} */
      notes?: {
        1?: number | string | null;
        2?: number | string | null;
        5?: number | string | null;
        10?: number | string | null;
        20?: number | string | null;
        50?: number | string | null;
        100?: number | string | null;
        200?: number | string | null;
        500?: number | string | null;
        1000?: number | string | null;
      };
      /** @default 0 */ wallets?: number | string;
    };
    CashDayState: "closed" | "counted" | "open";
    /** `GET advocates/{id}/dues/?on=` for a cashier: enough to take the fee. `{id}` is the advocate's id. */
    CashierDues: {
      advocate_id: number;
      bar_registration_number: string;
      /** Charges of modules that are due on `on`, beside the dues: in no other figure here. Always there; optional for modules that were built before */
      charges?: Schemas["ModuleCharge"][];
      /** False: the association has no schedule and the advocate no opening dues, so nothing is owed or proposed */ has_schedule: boolean;
      name_bengali: string;
      name_english: string;
      on: string;
      /** Oldest first */ periods: Schemas["DuePeriod"][];
      proposal: Schemas["DuesProposal"];
      /** Payable by the advocate on `on`: fees, delay fees and yearly cost. Every list, print and form shows this sum */ total: string;
    };
    /** A income category. */
    Category: { archived_at?: string | null; category: string; category_bengali: string; id: number; version: number };
    CategoryFigures: {
      actual: string;
      category: string;
      /** actual − probable */ difference: string;
      id: number;
      /** actual as a percentage of probable, with two decimal places; null when probable is 0 */ percent: string | null;
      probable: string;
    };
    CategoryInput: { category: string | number; category_bengali?: string | number | null; version?: number | string | null };
    CategoryName: { category: string; id: number };
    /** A paper that people can look up, from `GET check/papers/`. */ CheckablePaper: { name: Schemas["Words"]; paper: string };
    CheckAnswer: Schemas["CheckedPaper"] | Schemas["CheckedReceipt"] | Schemas["CheckedCard"];
    CheckAnswerInput: {
      case_number: string;
      /** @default en */ language?: Schemas["Language"];
      /** @default  */ paper?: string;
      /** @default  */ serial?: string;
    };
    /** The code on a receipt, card or paper by which people can check it. */
    CheckCode: {
      /** 18 letters and digits in three groups: '7K3MQ9-TX2HVB-R4WE8P' */ code: string;
      /** The QR code as a path of an SVG, drawn with a stroke of width 1, and the width of its square in modules without a margin */
      qr: { path: string; size: number };
      /** The address in the QR code */ url: string;
    };
    /** A card or a certificate of a person. */
    CheckedCard: {
      /** The advocate whose clerk an associate is */ advocate: Schemas["PublicAdvocate"] | null;
      /** 'member', 'associate', 'clearance' */ card: string;
      is_valid: boolean;
      kind: "card";
      name_bengali: string | null;
      name_english: string | null;
      /** The number on the card */ number: string;
      /** '/media/…', only when the public card shows it */ photo: string | null;
      /** Why it is valid, or why not: 'Active', 'Expired' */ standing: Schemas["Words"];
      title: Schemas["Words"];
      valid_until: string | null;
    };
    CheckedPaper: {
      advocate: Schemas["PublicAdvocate"] | null;
      /** In how many cases the paper was shown, and the day of the first; null for none */
      cases: { count: number; first_day: string } | null;
      kind: "paper";
      /** A code as in `paper-stock/papers/`: 'VKL', 'FRM:12' */ paper: string;
      paper_name: Schemas["Words"];
      removed_as: "returned" | "spoiled" | null;
      removed_on: string | null;
      /** As printed, with leading zeros */ serial: string;
      /** The day of the live sale */ sold_on: string | null;
      status: Schemas["PaperStatus"];
      /** The day of the last void; with `status` 'sold' the paper was sold before, and sold again */ void_on: string | null;
    };
    CheckedReceipt: {
      /** A decimal string */ amount: string | null;
      date: string | null;
      kind: "receipt";
      number: string;
      status: "live" | "unknown" | "void";
      title: Schemas["Words"] | null;
      void_on: string | null;
    };
    /** The figures of the screen 'Public Check'. */
    CheckFigures: {
      /** Look-ups of the last 30 days by day, newest first */ days: { day: string; lookups: number; not_genuine: number }[];
      double_cases: Schemas["DoubleCase"][];
      keys: { created_at: string; created_by: string; version: number }[];
      results: { count: number; kind: string; result: string }[];
    };
    /** A certificate of `clearance-certificates/` (list: `search`, `from`, `to`, `voided=1`, `limit`, `offset`, `X-Total-Count`). `DELETE` voids it with an optional reason. It also becomes void when a receipt behind it is voided or gives a period back: then `void_reason` is the number of that receipt. The same holds for a waiver without which the advocate would have owed something: then `void_reason` begins with its address, `dues-waivers/12`. */
    ClearanceCertificate: {
      /** The advocate's id */ advocate: number;
      advocate_id: string;
      created_at: string;
      created_by: string;
      day: string;
      id: number;
      name_bengali: string;
      name_english: string;
      /** 'CLR-2026-000001' */ number: string;
      purpose: string;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    /** `GET clearance-certificates/{id}/` */
    ClearanceCertificateDetails: {
      advocate: number;
      advocate_id: string;
      created_at: string;
      created_by: string;
      day: string;
      id: number;
      name_bengali: string;
      name_english: string;
      number: string;
      purpose: string;
      /** The receipts behind the certificate, oldest first, with the periods that they paid */
      receipts: {
        day: string;
        id: number;
        number: string;
        periods: { from: string; kind: Schemas["DuesKind"]; to: string }[];
        total: string;
      }[];
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    ClearanceCertificateDetailsInput: {
      /** @default  */ advocate_id?: string;
      purpose?: string;
    };
    /** The closing slip of a counted or closed day (`GET cash-days/{id}/slip/`). Amounts are decimal strings; what was paid out is negative. */
    ClosingSlip: {
      association: { established: string; name_bn: string; name_en: string };
      /** The last hash of the audit log at the close; null before */ audit_head: string | null;
      /** The Bengali names of its people, by the names above. Slips that were stored before people had them have none. */
      bengali_names?: { [key: string]: string };
      /** All counts, the first one first */ counts: Schemas["CashCount"][];
      /** Without the state of the handover, which may change after the close. People have their names, as on receipts. */
      day: {
        archived_at?: string | null;
        cheques_counted: number | null;
        cheques_expected: number | null;
        closed_at: string | null;
        closed_by: string | null;
        closing: string | null;
        count: Schemas["CashCount"] | null;
        counted: string | null;
        counted_at: string | null;
        counted_by: string | null;
        counts: number;
        date: string;
        difference: string | null;
        digest: string | null;
        expected: string | null;
        handed_over: string | null;
        handover: { amount: string; id: number; number: string } | null;
        holder_name: string;
        id: number;
        is_count_outdated: boolean;
        name_bengali: string;
        name_english: string;
        next_open_until: string | null;
        opened_at: string;
        opening: string | null;
        paid: string | null;
        payments: Schemas["ExpectedPayment"][];
        place: number;
        reason: string;
        received: string | null;
        state: Schemas["CashDayState"];
        version: number;
        wallets_counted: number | null;
        wallets_expected: number | null;
      };
      /** The totals by head or expense category and payment type, and how many receipts each has */
      heads: { amount: string; label: Schemas["Words"]; payment_type: Schemas["PaymentType"]; records: number }[];
      payments: Schemas["ExpectedPayment"][];
      /** The receipts that were printed again until the close: how often after the first print */
      reprints: { number: string; reprints: number }[];
      /** The serials that were sold, by paper, without those of receipts that were void at the close */
      serials: { name: Schemas["Words"]; paper: string; ranges: Schemas["StockRange"][]; total: number }[];
      /** The numbers of each series, and how many of them are void. A book number is not among them. */
      series: { first: string; last: string; records: number; stream: string; title: Schemas["Words"]; voided: number }[];
      signatures: Schemas["Words"][];
      /** The transfers from and to the box, without the difference. What left the box is negative. */
      transfers: { amount: string; kind: "difference" | "handover" | "transfer"; number: string; other_place: Schemas["Words"] }[];
      /** The receipts whose void was posted on this day, also those of earlier days */
      voids: {
        amount: string;
        /** True for a receipt of an earlier day, which was closed or locked */ correction: boolean;
        date: string;
        number: string;
        reason: string;
        voided_at: string;
        voided_by: string;
      }[];
    };
    /** Money received in a range of days. Amounts are decimal strings. */
    CollectionSummary: {
      /** Actual expense; absent for roles that may not see it */ expense?: string;
      from: string;
      heads: { amount: string; id: number; name: Schemas["Words"] }[];
      /** Income as in the reports */ income: string;
      /** Money collected for others, which is not in the income reports */ passed_on: string;
      payments: { amount: string; payment_type: Schemas["PaymentType"] }[];
      to: string;
    };
    /** A committee member. */
    CommitteeMember: {
      advocate: { id: number; name_bengali: string; name_english: string; photo: string | null };
      archived_at?: string | null;
      bar_registration_number: string;
      /** Committee Category */ committee_position: string;
      id: number;
      /** Read-only: the advocate's Bengali name */ name: string;
      phone: string;
      sort_order: number | null;
      version: number;
      year: number;
    };
    CommitteeMemberInput: {
      bar_registration_number: string | number;
      committee_position?: string | number | null;
      name?: string | number | null;
      phone?: string | null;
      version?: number | string | null;
      year?: number | string | null;
    };
    /** A head that a component may name, from `GET prices/heads/`. */
    ComponentHead: {
      id: number;
      /** Money on this head is owed to the advocate who paid it */ is_credit: boolean;
      /** False for the heads that the association has added for components */ is_fixed: boolean;
      kind: "income" | "passed_on";
      name: Schemas["Words"];
    };
    ComponentHeadInput: {
      category?: string | number;
      kind: "income" | "passed_on" | "credit";
      /** @default  */ name_bn?: string;
      /** @default  */ name_en?: string;
    };
    /** A release of one side of a comparison; `isThere` says whether its files are on this system. */
    ComposedRelease: { asks: string[]; isThere: boolean; release: string; schema: { newest: number; oldest: number } | null };
    CompositionComparison: {
      differences: { module: string; one: Schemas["ComposedRelease"] | null; other: Schemas["ComposedRelease"] | null }[];
      /** Why nobody can return to the first of the two; empty if everything fits */ problems: Schemas["Words"][];
      /** Settings that differ; null when a side keeps none, as one without a name */
      settings: { module: string; name: string; one?: unknown; other?: unknown }[] | null;
    };
    /** True if the public card shows phone, address and photo, as far as the association does. `at` is null for a member who has never decided. */
    Consent: { at: string | null; shown: boolean };
    /** A message. */
    ContactMessage: {
      archived_at?: string | null;
      created_at: string;
      email: string;
      id: number;
      message: string;
      name: string;
      reference: string;
      subject: string;
      version: number;
    };
    /** `GET bar-council-export/`: the advocates who are not deceased, archived or transferred. `X-Total-Count`; with `lacking=1` only those who lack something. `members.xlsx` and `photos.zip` below the same path are the files for the Bar Council; photos are named by Bar Council number. National IDs are only in the file. The files are for administrators and staff, not for auditors, and each download is in the audit log. */
    CouncilMember: {
      bar_council_no: string;
      bar_registration_number: string;
      has_photo: boolean;
      /** The advocate's id */ id: number;
      lacks: Schemas["CouncilNeed"][];
      name_bengali: string;
      name_english: string;
      phone: string;
      sanad_date: string | null;
    };
    CouncilNeed: "bar_council_no" | "nid_number" | "phone" | "photo" | "sanad_date";
    CounterLookUp: { members: Schemas["CounterMember"][] };
    /** A member as `GET counter/look-up/?q=` finds one: by number, a part of the name, phone, the address or code of a QR code (card, certificate, receipt) or the serial of a paper that the member bought. At most ten, those whose number, phone, code or serial is exactly `q` alone. */
    CounterMember: {
      bar_registration_number: string;
      /** Charges of modules that are due today: not in `dues`. Optional for modules that were built before */ charges?: string;
      /** Dues on today, as every list shows them; null when no dues are kept */ dues: string | null;
      id: number;
      /** The last five receipts that are not void, newest first */
      last: { day: string; note: string; number: string; series: string; total: string }[];
      name_bengali: string;
      name_english: string;
      phone: string;
      /** Address of the photo; null without one */ photo: string | null;
      /** Why nothing may be sold in this name; null when it may */ refusal: Schemas["Words"] | null;
      /** Rent of the rooms rented in this name, oldest first */
      rent: { amount: string; building_name: string; floor: string; months: string[]; room: string }[];
      /** Of the standing today, such as 'Practising' */ standing: Schemas["Words"];
    };
    /** Suggestions of the counter to the person who sells, from `GET counter/?paper=VKL`. With `from_serial` and `to_serial`, `warnings` has what would keep these serials from a sale. */
    CounterSuggestion: {
      /** The building of the person's last sale; '' when there is none */ building_name: string;
      /** The next unsold serials of the book from which the person sold last, as many as then; those after the last sale when nothing of the paper was ever received. Null when the person never sold it, or the book is used up. */
      next: Schemas["StockRange"] | null;
      /** Serials of the paper on hand; null when nothing of it was ever received */ on_hand: number | null;
      /** The price of the person's last sale of the paper; null when there is none */ price: string | null;
      /** Sentences about the serials in the query, in the reader's language */ warnings: string[];
    };
    /** A credit payment. */
    CreditPayout: {
      advocate_id: string;
      advocate_name: string;
      advocate_name_bengali?: string;
      amount: string;
      archived_at?: string | null;
      book_no: string | null;
      building_name_bengali?: string;
      created_at: string;
      created_by: string;
      date: string | null;
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      remarks: string;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    CreditPayoutInput: {
      advocate_id: string | number;
      amount: string | number;
      date?: string | null;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      remarks?: string | null;
      version?: number | string | null;
    };
    DashboardFigures: {
      /** The last reconciliation; null when there was none yet, absent for cashiers */ agreement?: Schemas["ReconciliationSummary"] | null;
      backups?: Schemas["BackupStatus"];
      /** This year's probable and actual expense */ budget?: { actual: string; left: string; probable: string };
      /** The money received on each of the last 31 days, today included. Absent like the month. */
      days?: { collected: string; day: string }[];
      /** Papers that were shown in more than one case and that no administrator has reviewed */ double_cases?: number;
      last_year?: { month: Schemas["LastYearCollections"]; year: Schemas["LastYearCollections"] };
      messages?: number;
      /** Month and year are report figures: absent for cashiers */ month?: Schemas["CollectionSummary"];
      /** Income and expense of this year's twelve months */ months?: { expense: string; income: string; month: string }[];
      /** For administrators */ pending_accounts?: number;
      receipts: Schemas["RecentReceipt"][];
      /** Associates whose registration ends within a month or has ended in the last year */
      renewals: { count: number; first: { id: number; license_no: string; name: string; valid_until: string }[] };
      /** Renters with rent due, the current month included: the rows of `renters/?due=1` */
      rents: {
        amount: string;
        count: number;
        first: {
          amount: string;
          building_name: string;
          /** '' shows the other name. Always there; optional for modules that were built before. */ building_name_bengali?: string;
          id: number;
          months: number;
          renter_name: string;
        }[];
      };
      /** The open tasks that modules give. Always there; optional for modules that were built before. */ tasks?: number;
      /** Always there; optional for modules that were built before */ to_do?: Schemas["ToDo"];
      /** null, and all other sums absent, while the box of the person is not counted: the count is blind */
      today: Schemas["CollectionSummary"] | null;
      year?: Schemas["CollectionSummary"];
    };
    /** Which PostgreSQL the server uses. The response of `database/`. */
    DatabaseInfo: {
      /** Samity's own PostgreSQL in the data folder, meant for trials and small offices; false: the one in DATABASE_URL */
      embedded: boolean;
      /** The day on which `newest_version` was looked up */ newest_known_on: string;
      /** The newest minor release of the same major version that Samity knows; null for an unknown major version */
      newest_version: string | null;
      /** `version` is older than `newest_version`: corrections of errors and security holes are missing */ outdated: boolean;
      /** For example '18.4' */ version: string;
    };
    /** A row of the public `day-digests/`: a closed day and its digest. It names no person and no amount. */
    DayDigest: {
      /** SHA-256 of the text with the figures, which the office has (`cash-days/{id}/text/`); null for days closed before it was published */
      content: string | null;
      date: string;
      /** SHA-256 of `text` */ digest: string;
      /** 'Box 3' */ label: Schemas["Words"];
      /** Says what nobody outside the office can compute of a day without `text` */ note: Schemas["Words"] | null;
      /** The number of the cash box */ place: number;
      /** The digest of the day that the box closed before; null for its first */ previous: string | null;
      /** Number of receipts, vouchers and transfers of the day */ records: number;
      /** The text that the digest covers: the other values of this row. Null for days closed before `content` was published. */
      text: string | null;
    };
    /** A delay rule. */
    DelayRule: {
      /** The last day without a delay fee. 31 is the last day of any month. */ after_day: number;
      /** The month of the period with the last day of grace: 1 is the period's first month. Blank: 1 */ after_month: number;
      /** In taka for each month late */ amount: string;
      archived_at?: string | null;
      /** At Most */ cap: string | null;
      court_type: Schemas["DuesCourt"] | "";
      from_day: string;
      id: number;
      /** Fee */ kind: Schemas["DuesKind"];
      /** Of the period's amount for each month late: '2.50' */ percent: string;
      remarks: string;
      resolution: string;
      /** Resolution of the Register */ resolution_id: number | null;
      version: number;
    };
    DelayRuleInput: {
      /** Grace Ends on Day */ after_day: number | string;
      /** Grace Ends in Month */ after_month?: number | string | null;
      /** Amount a Month */ amount?: string | number | null;
      cap?: string | number | null;
      /** @default  */ court_type?: Schemas["DuesCourt"] | ("" | null);
      from_day: string;
      kind: "monthly" | "yearly" | "benevolent";
      /** Percent a Month */ percent?: string | number | null;
      remarks?: string | null;
      resolution?: string | number | null;
      resolution_id?: number | string | null;
      version?: number | string | null;
    };
    DeleteUsersByIdTwoFactorBody: {
      /** The ids of the API tokens of this person that stay valid; the others end. None when left out. */ keep_tokens?: number[];
    };
    DeliveryState: "delivered" | "discarded" | "failed" | "pending";
    DeliveryWait: "earlier" | "time" | "turn";
    DeviceClass: "desktop" | "phone";
    Digits: "bengali" | "latin";
    /** Where the documentation is. The response of `documentation/`. */
    DocumentationLink: { /** A path of this server; null: it has no documentation */ url: string | null };
    /** A paper that was shown in more than one case. */
    DoubleCase: {
      /** The check page does not count those that a review has set aside */
      cases: { case_number: string; day: string; id: number; set_aside: boolean }[];
      last_at: string;
      paper: string;
      paper_name: Schemas["Words"];
      /** The finding of the last review; '' when there was none */ reason: string;
      reviewed_at: string | null;
      reviewed_by: string | null;
      serial: string;
    };
    /** One period that an advocate owes. */
    DuePeriod: { amount: string; delay_fee: string; kind: Schemas["DuesKind"]; period: string; source: "opening" | "schedule" };
    DuesCourt: "H/C" | "L/C";
    DuesKind: "benevolent" | "monthly" | "relief" | "yearly";
    /** The dues of an advocate on `on`, which a cashier takes: oldest first, in the sections of the form of fees. */
    DuesProposal: {
      barassociationfee_set: Schemas["ProposedYears"][];
      monthlyfee_set: Schemas["ProposedMonths"][];
      /** The total of a receipt with exactly these sections: what the advocate owes, up to the rows that the form can take */
      total: string;
    };
    /** A row of `GET dues/`: every advocate who owes fees or charges. Filters: `standing`, `months_min`, `months_max`, `amount_min`, `amount_max`, `court`, `ageing`, `search` (number, names, phone); `ordering` by one of `duesOrderings`; `limit`, `offset`. With `all=1` also those who owe nothing. Headers `X-Total-Count` and `X-Total-Amount`, the sum of `total`. The amounts of the filters are those of `total`, and the months those of `months`. */
    DuesRow: {
      ageing: Schemas["AgeingBucket"] | null;
      bar_registration_number: string;
      benevolent: string;
      /** Charges of modules that are due on the day: not in `total`. Optional as in `CashierDues` */ charges?: string;
      /** The yearly cost of the unpaid years */ cost: string;
      court: Schemas["DuesCourt"];
      delay_fee: string;
      id: number;
      monthly: string;
      /** Number of unpaid months of the monthly fee */ months: number;
      name_bengali: string;
      name_english: string;
      /** The oldest unpaid month: the first month of the oldest unpaid period */ oldest: string | null;
      /** The fees alone: monthly + yearly + benevolent + relief */ owed: string;
      phone: string;
      relief: string;
      standing: Schemas["ShownStanding"];
      /** Payable by the advocate on the day: owed + delay_fee + cost */ total: string;
      yearly: string;
    };
    /** `GET dues/summary/` with the filters of the list. The buckets add up to the total, except `charges`: advocates who owe no fees are in no bucket. */
    DuesSummary: {
      /** Those who owe fees */ advocates: number;
      benevolent: string;
      buckets: {
        advocates: number;
        ageing: Schemas["AgeingBucket"];
        benevolent: string;
        charges?: string;
        cost: string;
        delay_fee: string;
        monthly: string;
        owed: string;
        relief: string;
        total: string;
        yearly: string;
      }[];
      charges?: string;
      cost: string;
      delay_fee: string;
      monthly: string;
      owed: string;
      relief: string;
      total: string;
      yearly: string;
    };
    /** `GET advocates/{id}/dues-terms/`, newest first */
    DuesTerms: {
      advocate_id: number;
      current: { benevolent: boolean; court_type: Schemas["DuesCourt"] };
      history: Schemas["DuesTermsRow"][];
    };
    DuesTermsInput: {
      /** @default false */ benevolent?: boolean | string;
      /** @default  */ court_type?: Schemas["DuesCourt"];
      /** @default  */ from_day?: string;
      reason?: string;
      resolution?: string;
      resolution_id?: number | string | null;
    };
    DuesTermsRow: {
      benevolent: boolean;
      court_type: Schemas["DuesCourt"];
      created_at: string;
      created_by: string;
      from_day: string;
      id: number;
      reason: string;
      /** The number that the resolution of the register has today, or the text of one outside the register */ resolution: string | null;
      /** The resolution of the register, or null */ resolution_id: number | null;
      superseded_at: string | null;
    };
    /** A waiver. */
    DuesWaiverRecord: {
      /** The id of the advocate */ advocate: number;
      /** The bar registration number */ advocate_id: string;
      archived_at?: string | null;
      covers: "" | "delay" | "dues";
      created_at: string;
      created_by: string;
      /** '2026-03' for the monthly fee, '2026' for the others */ from_period: string;
      id: number;
      kind: Schemas["DuesKind"];
      name_bengali: string;
      name_english: string;
      reason: string;
      resolution: string | null;
      resolution_id: number | null;
      to_period: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    DuesWaiverRecordInput: {
      advocate_id: string | number;
      /** @default dues
       * @enum {string|null} */
      covers?: "dues" | "delay" | "" | null;
      from_period: string | number;
      kind: Schemas["DuesKind"];
      reason: string | number;
      resolution?: string | number | null;
      resolution_id?: number | string | null;
      to_period: string | number;
      version?: number | string | null;
    };
    /** Another advocate who could be the same person. `same` lists the equal fields; 'father_name' means name and father's name together. */
    Duplicate: {
      archived_at?: string | null;
      bar_registration_number: string;
      id: number;
      name_bengali: string;
      name_english: string;
      same: ("bar_registration_number" | "father_name" | "nid_number" | "phone")[];
    };
    /** A bill. */
    ElectricityBill: {
      advocate_name_bengali?: string;
      archived_at?: string | null;
      bill_amount: string;
      bill_payer_name: string;
      book_no: string | null;
      building_name: string;
      building_name_bengali?: string;
      collection_date: string;
      created_at: string;
      created_by: string;
      id: number;
      month: "April" | "August" | "December" | "February" | "January" | "July" | "June" | "March" | "May" | "November" | "October" | "September";
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      remarks: string;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
      year: number;
    };
    ElectricityBillInput: {
      bill_amount: string | number;
      bill_payer_name: string | number;
      building_name: string | number;
      collection_date: string;
      month: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December";
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      receipt_no?: string | number | null;
      remarks?: string | null;
      version?: number | string | null;
      year: number | string;
    };
    /** The body of every error response (status 400 and above), the same for all routes. */
    ErrorBody: {
      /** The reason for programs, one of `errorCodes`. Optional in services of modules that were built before. */
      code?: Schemas["ErrorCode"];
      /** The record in the way, where there is one: its path below /api/ or `receipts`, its id, and its number if it has one */
      conflict?: { id: number; number?: string; path: string };
      /** Messages by the field's name on the wire. A nested row has a path such as 'serials.0.to_serial'. */
      errors?: { [key: string]: string[] };
      message: string;
      /** The person may override the error: send the same body again with `override_reason` */ overridable?: boolean;
      /** The second step of a sign-in: what the browser needs to use a passkey, when the person has one */
      passkey_options?: Schemas["PasskeyOptions"];
      /** Another price than the one in force: send the same body again with `price_reason` */ price_reason_required?: boolean;
    };
    ErrorCode: "account.state" | "amount.too_large" | "auth.confirm" | "auth.forbidden" | "auth.member" | "auth.module" | "auth.person" | "auth.required" | "auth.right" | "auth.role" | "auth.scope" | "auth.token" | "auth.token_address" | "auth.two_factor" | "backup.running" | "body.too_large" | "body.type" | "box.empty" | "buyer.not_allowed" | "charge.in_use" | "charge.other" | "charge.settled" | "credit.exceeded" | "day.closed" | "day.earlier_open" | "day.not_allowed" | "day.not_counted" | "day.open" | "day.passed" | "dues.owed" | "feed.gone" | "fields.invalid" | "fields.unknown" | "file.quota" | "file.unreadable" | "idempotency.reused" | "import.rows" | "link.used" | "list.final" | "lock.exception" | "module.refused" | "objections.open" | "period.locked" | "period.paid" | "period.twice" | "place.fixed" | "place.not_empty" | "place.not_holder" | "price.other" | "query.unknown" | "rate.attempts" | "rate.limited" | "rate.look_ups" | "rate.messages" | "reason.required" | "record.duplicate" | "record.gone" | "record.in_use" | "record.missing" | "record.not_own" | "record.reference" | "record.void" | "request.malformed" | "route.missing" | "second_step.required" | "second_step.wrong" | "serials.overlap" | "serials.received" | "serials.used" | "series.automatic" | "series.fixed" | "series.limit" | "series.not_approved" | "series.state" | "server.database" | "server.disk_full" | "server.error" | "server.overloaded" | "server.unavailable" | "service.invalid" | "service.slow" | "setup.over" | "shares.over_allocated" | "state.conflict" | "subject.taken" | "total.other" | "transfer.confirmed" | "transfer.needs_session" | "transfer.not_holder" | "transfer.not_signatory" | "transfer.signed" | "transfer.waiting" | "two_factor.state" | "version.stale" | "webhook.state";
    EventKind: "day.closed" | "lock.changed" | "lock.exception_ended" | "lock.exception_opened" | "member.changed" | "member.created" | "member.deleted" | "receipt.changed" | "receipt.created" | "receipt.voided";
    /** An audit event of an exception to the period lock */
    ExceptionEntry: {
      action: string;
      actor: string;
      actor_id: number | null;
      at: string;
      composition: number | null;
      id: number;
      module: string | null;
      number: string | null;
      reason: string;
      release: string | null;
      subject: string;
      subject_id: string | null;
    };
    /** Part of an expected amount: the live receipts of a payment type. `amount` is a decimal string. */
    ExpectedPayment: { amount: string; payment_type: Schemas["PaymentType"]; records: number };
    /** A expanse category. */
    ExpenseCategory: { archived_at?: string | null; category: string; category_bengali: string; id: number; version: number };
    /** A row of `GET events/`. The cursor of the last row that a program has handled is its next `after`. */
    FeedRow: {
      cursor: string;
      data: {
        area: Schemas["ScopeArea"];
        /** The day of a receipt or cash day; the last locked day */ day?: string;
        /** Of a receipt */ number?: string;
        /** The path of the record: 'receipts/12', 'advocates/7', 'lock', 'cash-days/3' */ record: string;
        series?: string;
        version?: number;
      };
      /** The same in the feed and in the header `webhook-id` */ id: string;
      timestamp: string;
      type: string;
    };
    /** `GET dues/overrides/?from=&to=`: receipts that took another amount than the schedules say. `X-Total-Count`. */
    FeeOverride: {
      advocate: number;
      advocate_id: string;
      advocate_name: string;
      /** Always there; optional for modules that were built before */ advocate_name_bengali?: string;
      created_by: string;
      day: string;
      /** The receipt's id */ id: number;
      number: string;
      proposed: string;
      reason: string;
      /** The amount that the receipt took for the proposed sections */ taken: string;
      voided_at: string | null;
    };
    /** A fee schedule. */
    FeeSchedule: {
      amount: string;
      archived_at?: string | null;
      court_type: Schemas["DuesCourt"] | "";
      from_day: string;
      id: number;
      /** Period of Joining
       * @enum {string} */
      joining: "" | "free" | "full" | "share";
      kind: Schemas["DuesKind"];
      remarks: string;
      resolution: string;
      resolution_id: number | null;
      version: number;
    };
    FeeScheduleInput: {
      amount: string | number;
      /** @default  */ court_type?: Schemas["DuesCourt"] | ("" | null);
      from_day: string;
      /** @default full
       * @enum {string|null} */
      joining?: "full" | "share" | "free" | "" | null;
      kind: Schemas["DuesKind"];
      remarks?: string | null;
      resolution?: string | number | null;
      resolution_id?: number | string | null;
      version?: number | string | null;
    };
    /** A slot, and what fills it in the order of the association */
    FilledSlot: {
      extensions: Schemas["PlacedExtension"][];
      /** The module that opens the slot; absent for a slot of the core */ module?: Schemas["Words"];
      slot: string;
      title: Schemas["Words"];
    };
    FindingKind: "books" | "call" | "crash" | "error" | "figure" | "print" | "start";
    Flag: "1" | "true" | "0" | "false";
    /** A form. */
    Form: { archived_at?: string | null; form_name: string; form_rate: string; id: number; remarks: string; version: number };
    FormInput: { form_name: string | number; form_rate: string | number; remarks?: string | null; version?: number | string | null };
    /** A form sale. */
    FormSale: {
      advocate_name_bengali?: string;
      archived_at?: string | null;
      book_no: string | null;
      building_name: string;
      building_name_bengali?: string;
      created_at: string;
      created_by: string;
      form_name: string;
      /** Serials */ form_serials: Schemas["SerialRange"][];
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      price: string;
      prints: number;
      receipt_no: string;
      remarks: string;
      sales_date: string | null;
      total: string;
      total_amount: string;
      total_count: number | null;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    FormSaleInput: {
      building_name: string | number;
      form_name: string | number;
      form_serials: {
        from_serial?: number | string | null;
        to_serial?: number | string | null;
        total?: number | string | null;
        width?: number | string | null;
      }[] | string;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price: string | number;
      price_reason?: string;
      receipt_no?: string | number | null;
      remarks?: string | null;
      sales_date?: string | null;
      total_amount?: string | number | null;
      total_count?: number | string | null;
      version?: number | string | null;
    };
    Fund: "general" | "welfare";
    /** A fund entry. */
    FundCollection: {
      archived_at?: string | null;
      book_no: string | null;
      created_at: string;
      created_by: string;
      date: string;
      donation_type: "govt_donation" | "others";
      fund_amount: string;
      fund_provider: string;
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      purpose: string;
      receipt_no: string;
      remarks: string;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    FundCollectionInput: {
      date: string;
      donation_type: "govt_donation" | "others";
      fund_amount: string | number;
      fund_provider: string | number;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      purpose: string | number;
      receipt_no?: string | number | null;
      remarks?: string | null;
      version?: number | string | null;
    };
    /** One category of the year. `share` is the percentage of `total`, rounded half up to the paisa. */
    FundLine: { category: string; category_id: number; percentage: number; share: string; total: string };
    /** The income or expense of one category on one day. The amount is the full one, not the share. */
    FundRecord: {
      amount: string;
      category_id: number;
      date: string;
      percentage: number;
      /** The category's name */ source: string;
    };
    FundReport: {
      categories: Schemas["FundLine"][];
      fund: Schemas["Fund"];
      /** Only categories that have a percentage in this fund and side */ records: Schemas["FundRecord"][];
      side: Schemas["Side"];
      summary: {
        /** The full amounts of the categories without a percentage in this fund and side */ not_configured: string;
        /** The fund's part of `shown` */ share: string;
        /** The full amounts of `categories` */ shown: string;
        /** All income (or expense) of the year: `shown` + `not_configured` */ total: string;
        /** The amount in neither fund: total − general − welfare */ unallocated: string;
      };
      year: number;
    };
    /** A image. */
    GalleryItem: {
      archived_at?: string | null;
      caption: string;
      id: number;
      image: string | null;
      type: "general" | "paper-cut";
      version: number;
    };
    GalleryItemInput: {
      caption?: string | null;
      /** true removes the picture */ image_clear?: boolean | string;
      /** @default general
       * @enum {string} */
      type?: "general" | "paper-cut";
      version?: number | string | null;
    };
    GalleryItemInputForm: {
      caption?: string | null;
      /** @default null */ image?: string;
      image_clear?: boolean | string;
      /** @default general
       * @enum {string} */
      type?: "general" | "paper-cut";
      version?: number | string | null;
    };
    /** `GET getting-started/`: what the data says about each step. Nothing of it is stored. */
    GettingStarted: {
      done: number;
      steps: {
        /** Number of records of the step: accounts, buildings, banks, advocates, places with an opening day, receipts, backups */
        count: number;
        done: boolean;
        step: Schemas["StartStep"];
      }[];
    };
    /** A head of income that receipts post to. The list of heads is fixed; the category of a head can change. */
    Head: {
      category: string;
      category_id: number;
      code: string;
      id: number;
      kind: "income" | "passed_on";
      name: { bn: string; en: string };
      version: number;
    };
    HeadInput: {
      category?: string;
      /** @default now */ from?: string;
      kind?: "income" | "passed_on";
      /** @default  */ version?: number | string;
    };
    /** A row of `money-places/{id}/holders/`: a change of who keeps a cash box, newest first. The names are user names; '' when nobody keeps it. */
    HolderChange: { at: string; changed_by: string; holder_name: string; id: number; previous_holder_name: string; reason: string };
    /** A row of an import. */
    ImportedRow: {
      cells: string[];
      /** Why it was not imported, by field */ errors: { [key: string]: Schemas["Words"][] };
      records: Schemas["MadeRecord"][];
      /** As a spreadsheet counts */ row: number;
      verdict: "duplicate" | "error" | "new";
    };
    ImportKindName: "associates" | "committees" | "opening-balances" | "opening-dues" | "past-totals" | "photos" | "receipts-bail-bonds" | "receipts-changes" | "receipts-donations" | "receipts-electricity" | "receipts-fees" | "receipts-forms" | "receipts-interest" | "receipts-papers" | "receipts-rents" | "receipts-vouchers" | "rent-arrears";
    ImportPreview: {
      duplicates: number;
      /** Number of rows that would be imported */ ready: number;
      total: number;
      verdicts: Schemas["RowValidation"][];
      wrong: number;
    };
    /** Number of applied rows of the file; null: the import is not running, or in another process of the server */
    ImportProgress: { done: number | null; total: number | null };
    /** A import. */
    ImportRecord: {
      archived_at?: string | null;
      /** The names of the fields, in the order of the cells */ columns: string[];
      created_at: string;
      created_by: string;
      day: string;
      /** The SHA-256 of what was read */ digest: string;
      /** File */ file_name: string;
      id: number;
      imported: number;
      kind: Schemas["ImportKindName"];
      /** Rows of the file */ row_count: number;
      skipped: number;
      state: Schemas["ImportState"];
      undo_reason: string;
      undone_at: string | null;
      undone_by: string | null;
      version: number;
    };
    ImportResult: { imported: number; skipped: number };
    ImportResultInput: {
      columns: string[];
      /** @default true */ dry_run?: boolean;
      /** @default  */ file?: string;
      rows: { cells: string[]; row: number }[];
      /** @default false */ skip_errors?: boolean;
    };
    /** `row` is the row number in the file, as a spreadsheet counts. */ ImportRow: { cells: string[]; row: number };
    ImportState: "applied" | "undone";
    JobRun: {
      /** The administrator who asked for it; null at the time of the job */ asked_by: string | null;
      due_at: string;
      duration_ms: number | null;
      finished_at: string | null;
      /** As in `ParkedEvent`; null unless it failed */ problem: string | null;
      release: string | null;
      /** null while it waits */ started_at: string | null;
    };
    /** The figures of one kind: charged − waived − paid = owed. A period that is paid does not count as waived. */
    KindDues: {
      charged: string;
      /** The yearly cost; 0.00 of the other kinds */ cost: string;
      delay_fee: string;
      kind: Schemas["DuesKind"];
      owed: string;
      paid: string;
      /** The last paid period, also an advance one; null when none is paid */ paid_until: string | null;
      /** Number of unpaid periods */ unpaid: number;
      waived: string;
    };
    Language: "bn" | "en";
    /** Money received up to the same day of the previous year. */ LastYearCollections: { collected: string; from: string; to: string };
    /** A receipt and its part of the requested figure on one day. All amounts together are the figure. */
    LedgerRecord: {
      amount: string;
      date: string;
      /** Receipt and day, because the correction of a receipt in a locked period has another day than the receipt */ id: string;
      number: string;
      payer: string;
      payer_bengali?: string;
      payer_note: string;
      payer_note_bengali?: string;
      payment_types: Schemas["PaymentType"][];
      /** The purposes of the money */ purposes: Schemas["Words"][];
      receipt_no: string;
      stream: string;
      voided_at: string | null;
    };
    /** A day or a month with an amount for each category, by the category's name. Amounts are decimal strings. */
    LedgerRow: { total: string; trunc_date: string } & { [key: string]: string };
    /** The body of `GET` and `PUT lock/`. Nothing dated on or before the day can be booked, changed or voided. */
    Lock: { locked_up_to: string | null; version: number };
    /** An exception to the lock (`lock/exceptions/`). It opens some days of the locked period for a limited time and has a reason. */
    LockException: {
      ended_at: string | null;
      ended_by: string | null;
      /** The number of audit events under the exception (`lock/exceptions/{id}/entries/`) */ entries: number;
      first_day: string;
      id: number;
      last_day: string;
      made_at: string;
      made_by: string;
      open: boolean;
      reason: string;
      /** The end of the exception, unless someone ends it earlier */ until: string;
    };
    LockExceptionInput: {
      /** @default  */ first_day?: string;
      /** @default  */ hours?: number | string;
      /** @default  */ last_day?: string;
      /** @default  */ reason?: string;
    };
    LockInput: { locked_up_to?: string | null; version?: number };
    /** A record that a row made or changed. `path` is that of its resource. */ MadeRecord: { id: number; label: string; path: string };
    /** `POST advocates/{id}/member-code/`: for a slip that the counter prints */ MemberCode: { code: string; expires_at: string };
    /** `POST member-codes/`: to whom the service of a module sends the code. Null if the number is unknown, or the member cannot or may not receive one: the page says the same in each case. */
    MemberCodeRecipient: {
      recipient: {
        advocate_id: number;
        code: string;
        email: string;
        expires_at: string;
        name_bengali: string;
        name_english: string;
        phone: string;
      } | null;
    };
    MemberCodeRecipientInput: { number: string };
    /** `GET advocates/{id}/member-sessions/` */ MemberSession: { created_at: string; device: string; id: number; last_seen_at: string };
    ModuleChange: {
      action: "activate" | "canary" | "end-canary" | "remove" | "rollback";
      at: string;
      by: string;
      from: string | null;
      id: string;
      module: string;
      rollback?: Schemas["RollbackReason"];
      share: number | null;
      through: "build" | "command" | "screen" | "system";
      to: string;
      /** A person's own text, or for an automatic rollback the English sentence with the facts of `rollback` */ why: string;
    };
    /** What a module charges an advocate, while no receipt of its series that is not void has the same subject. A row of `GET charges/`, whose headers `X-Total-Count` and `X-Total-Amount` cover all rows that match. */
    ModuleCharge: {
      advocate: number;
      amount: string;
      due_on: string;
      id: number;
      /** True if no release of the module is in use: an administrator may drop the charge. */ is_left_behind: boolean;
      /** The page of the module where people take the money; null when there is none that the person may open */ path: string | null;
      series: string;
      series_title: Schemas["Words"];
      /** The module's own name for it, which the receipt has, too: 'loan/12' */ subject: string;
      title: Schemas["Words"];
    };
    ModuleChargeInput: {
      advocate: number;
      /** @default  */ amount?: string | number;
      due_on: string;
      path?: string | null;
      series: string;
      subject: string;
      title: { bn: string; en: string };
    };
    /** A row of `GET module-events/`: a module whose active release hears events. */
    ModuleEvents: {
      kinds: Schemas["EventKind"][];
      module: string;
      /** When the oldest event that waits happened */ oldest: string | null;
      parked: number;
      /** The oldest of them, at most 50 */ parked_events: Schemas["ParkedEvent"][];
      /** Why the last attempt failed, as in `ParkedEvent`; null if it did not */ problem: string | null;
      title: Schemas["Words"];
      waiting: number;
    };
    ModuleFailureRow: { at: string; detail: string; id: number; module: string; reason: string; release: string; screen: string };
    ModuleFigures: {
      /** Days that the figures cover */ days: number;
      /** When the rows of all screens showed, by release, the oldest first */
      releases: { high: number; median: number; release: string }[];
      /** By release, the newest first, and screen */ screens: Schemas["ScreenFigureRow"][];
    };
    /** A picture or scan that the server stores for a module. */
    ModuleFile: {
      /** What the module's rows have: '/media/modules/<id>'. A picture is at `<address>/320.webp`, `640` or `1280`, a scan at `<address>/scan`. */
      address: string;
      /** Its part of the quota */ bytes: number;
      height: number | null;
      /** False: the server deletes it a day after its upload. The service of the module has not kept it yet. */ is_kept: boolean;
      is_public: boolean;
      kind: Schemas["ModuleFileKind"];
      module: string;
      name: string;
      /** 'image/webp' or 'application/pdf' */ type: string;
      /** Of a picture as it was sent, in pixels */ width: number | null;
    };
    ModuleFileInput: { /** @default false */ is_public?: boolean };
    ModuleFileInputForm: { file?: string };
    ModuleFileKind: "picture" | "scan";
    /** The room that the files of a module take. */
    ModuleFilesUsage: {
      bytes: number;
      files: number;
      module: string;
      /** The room for all files together; null when no release in use stores files */ quota: number | null;
      title: Schemas["Words"];
    };
    /** A row of `GET module-jobs/`: a job that an active release declares. */
    ModuleJob: {
      /** The time of day in Dhaka: '02:30' */ at: string;
      /** '<module>/<name>' */ id: string;
      is_running: boolean;
      module: string;
      name: string;
      /** When it is due next; null before the server has planned it */ next_due_at: string | null;
      /** The last five that have ended, the newest first */ runs: Schemas["JobRun"][];
      title: Schemas["Words"];
    };
    ModuleReceipt: {
      advocate_id: string;
      archived_at?: string | null;
      book_no: string | null;
      created_at: string;
      created_by: string;
      date: string | null;
      id: number;
      lines: { amount: string; description: string }[];
      number: string;
      payer: string;
      payer_bengali?: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      remarks: string;
      subject: string;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    ModuleReceiptInput: {
      advocate_id?: string | number | null;
      date?: string | null;
      lines?: {
        /** @default  */ amount?: string | number;
        /** @default  */ description?: string;
      }[] | string | null;
      payer?: string | number | null;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      receipt_no?: string | number | null;
      remarks?: string | null;
      subject?: string | number | null;
      version?: number | string | null;
    };
    /** The tables of a module that the person may read, as its last release declared them. */
    ModuleRecords: {
      /** False for a module that was removed: its records stay until they are purged */ is_active: boolean;
      module: string;
      tables: Schemas["RecordTable"][];
      title: Schemas["Words"];
    };
    /** The rights of an active module's service in the API, and those that wait for an administrator. */
    ModuleRights: {
      approved_at: string | null;
      approved_by: string | null;
      /** No administrator any more: until another one approves, the service does nothing without a person */ approver_left: boolean;
      /** In the order of the descriptor; those of a canary included */ asks: { is_approved: boolean; right: Schemas["Scope"] }[];
      module: string;
      title: Schemas["Words"];
    };
    /** A series that a module declares, or has declared. Every role may read them: `GET receipt-series/`. */
    ModuleSeries: {
      approved_at: string | null;
      /** The last approval; null before the first one */ approved_by: string | null;
      /** The administrator who allowed it; null when nobody has, or no longer is one */ automatic_by: string | null;
      /** The most that the module may post in a day without a person, in taka; null when it may not */ automatic_limit: string | null;
      /** The sum that it has posted today without a person, void receipts included */ automatic_today: string;
      /** The income category of its head; null before the first approval */ category: string | null;
      code: string;
      head: Schemas["Words"];
      /** True if an active release of the module declares it. If not, its receipts stay, and nobody can post new ones. */
      is_declared: boolean;
      /** The module that the series belongs to */ module: string;
      /** 'pending' until an administrator approves it; receipts can only be posted while it is 'approved'
       * @enum {string} */
      status: "approved" | "pending" | "withdrawn";
      title: Schemas["Words"];
    };
    ModuleSeriesInput: { category?: string | number };
    /** One field of a module's settings, from its JSON Schema. */
    ModuleSettingField: {
      /** The words for its values */ choices?: { [key: string]: Schemas["Words"] };
      default: string | number | false | true;
      /** The values of a select */ enum?: string[];
      format?: "amount" | "day" | "secret";
      help?: Schemas["Words"];
      /** Of a secret: whether there is one. Its value is always empty here. */ is_stored?: boolean;
      label: Schemas["Words"];
      maximum?: number;
      maxLength?: number;
      /** The bounds of a number */ minimum?: number;
      name: string;
      type: "boolean" | "integer" | "number" | "string";
    };
    /** The response of `modules/<name>/settings/`. A save sends `{ values, version }`. */
    ModuleSettingsResponse: {
      fields: Schemas["ModuleSettingField"][];
      module: string;
      title: Schemas["Words"];
      values: { [key: string]: string | number | false | true };
      version: number;
    };
    ModuleSettingsResponseInput: { values: { [key: string]: string | number | boolean | null }; version?: number };
    ModulesResponse: {
      failures: Schemas["ModuleFailureRow"][];
      history: Schemas["ModuleChange"][];
      limits: { minutes: number; people: number; share: number };
      modules: Schemas["ModuleStatus"][];
      /** Why the registry in use differs from its file; null when it does not */ problem: string | null;
      revision: number;
    };
    ModulesResponseInput: {
      /** @default  */ reason?: string;
      release: string;
      revision?: number;
      /** @default 100 */ share?: number | 100;
    };
    ModuleStatus: {
      active: string | null;
      by: string | null;
      canary: { by: string; release: string; share: number; since: string } | null;
      changed: string | null;
      chosen: string | null;
      mayGoBack: boolean;
      /** The release that the requesting administrator gets, and the one that they chose for themselves */ mine: string | null;
      name: string;
      releases: Schemas["ReleaseStatus"][];
      title: Schemas["Words"];
    };
    /** The response of `module-work/`: approvals that wait, modules with parked events, and jobs whose last run failed */
    ModuleWork: { waiting: number };
    /** A money place. */
    MoneyPlace: {
      account_no: string;
      archived_at?: string | null;
      /** The opening amount and everything booked since then, a decimal string; negative for an overdrawn place. null for a cash box while the person who asks keeps an uncounted one: the count is blind. */
      balance: string | null;
      /** The id of a bank */ bank: number | null;
      bank_name: string;
      /** The money on the way to this place, a decimal string; null where the balance is */ coming: string | null;
      day_close: boolean;
      /** The day of its first line; null while there is none */ first_day: string | null;
      fund: Schemas["PlaceFund"] | "";
      /** The id of the user who keeps a cash box. A user keeps at most one. */ holder: number | null;
      /** '' when nobody keeps it */ holder_name: string;
      /** False for a holder who was disabled or became an auditor and must give the box to somebody else; null when nobody keeps it */
      holder_takes_money: boolean | null;
      id: number;
      /** The place of its kind for records that name none. Setting it takes it from the place that had it. */ is_default: boolean;
      kind: Schemas["AnyPlaceKind"];
      name_bengali: string;
      name_english: string;
      never_below_zero: boolean;
      opening_amount: string;
      /** Required with an opening amount. Nothing is booked into the place before this day. */ opening_day: string | null;
      overnight_limit: string | null;
      remarks: string;
      /** Those of a fixed deposit that have a `user` sign its transfers, when they are two or more */
      signatories: { designation: string; name: string; user?: number | null }[];
      version: number;
    };
    MoneyPlaceInput: {
      account_no?: string | number | null;
      bank?: number | string | null;
      /** @default false */ day_close?: boolean | string | null;
      /** @default  */ fund?: Schemas["PlaceFund"] | ("" | null);
      holder?: number | string | null;
      /** Default
       * @default false */
      is_default?: boolean | string | null;
      kind: Schemas["PlaceKind"];
      name_bengali: string | number;
      name_english: string | number;
      /** @default false */ never_below_zero?: boolean | string;
      opening_amount?: string | number | null;
      opening_day?: string | null;
      overnight_limit?: string | number | null;
      remarks?: string | null;
      signatories?: {
        designation?: string;
        /** @default  */ name?: string;
        user?: number | string | null;
      }[] | string | null;
      version?: number | string | null;
    };
    /** A difference. */
    MonthlyDifference: {
      archived_at?: string | null;
      /** Closed Days */ days: number;
      /** Days with a Difference */ days_with_difference: number;
      /** Cashier */ holder_name: string;
      id: number;
      /** The first day of the month */ month: string;
      /** Box (Bengali) */ name_bengali: string;
      /** Box (English) */ name_english: string;
      net: string;
      over: string;
      /** Cash Box */ place: number;
      short: string;
      version: number;
    };
    MonthlyList: {
      /** The categories between the first and the last column, with their ids */ categories: Schemas["CategoryName"][];
      category_totals: { [key: string]: string };
      /** First 'trunc_date', last 'total', categories between */ columns: string[];
      grand_total: string;
      rows: Schemas["LedgerRow"][];
    };
    /** A composition with a name. `revision` is null when it came from another installation. */
    NamedCompositionRow: { at: string; by: string; id: number; name: string; revision: number | null };
    NamedCompositionRowInput: {
      /** @default now */ composition?: string;
      name: string;
    };
    /** The response to the creation: the only time that the token is shown. */
    NewApiToken: {
      addresses: string[];
      archived_at?: string | null;
      created_at: string;
      expires_on: string;
      hint: string;
      id: number;
      last_used_at: string | null;
      last_used_from: string | null;
      name: string;
      owner: string;
      revoked_at: string | null;
      revoked_by: string | null;
      role: Schemas["Role"];
      scopes: Schemas["Scope"][];
      state: Schemas["ApiTokenState"];
      token: string;
      version: number;
    };
    NewApiTokenInput: {
      addresses?: string[] | string | null;
      /** Valid Until */ expires_on: string;
      name: string | number;
      role: Schemas["Role"];
      scopes?: ("read:sales" | "write:sales" | "read:members" | "write:members" | "read:accounts" | "write:accounts" | "read:treasury" | "write:treasury" | "read:resolutions" | "write:resolutions" | "read:configuration" | "write:configuration" | "read:website" | "write:website" | "read:papers" | "write:papers" | "read:imports" | "write:imports" | "read:search" | "read:modules" | "read:tasks" | "write:tasks" | "read:charges" | "write:charges" | "read:member-sessions" | "write:member-sessions" | "read:audit")[] | string | null;
      version?: number | string | null;
    };
    /** The response of `POST user/passkeys/`. `recovery_codes` is empty when the person already has codes. */
    NewPasskey: { passkey: Schemas["Passkey"]; recovery_codes: string[] };
    NewPasskeyInput: {
      /** @default  */ name?: string;
      response: { [key: string]: unknown };
    };
    /** A note, how many of it, in the order of `noteValues`. */
    NoteCount: { count: number; note: 1 | 10 | 100 | 1000 | 2 | 20 | 200 | 5 | 50 | 500 };
    /** A notice. */
    Notice: {
      archived_at?: string | null;
      attachment: Schemas["Attachment"] | null;
      /** The title of the module that wrote it; null for people */ author?: Schemas["Words"] | null;
      /** Text */ body: string;
      /** Text (Bengali) */ body_bengali: string;
      id: number;
      /** Written by a module, and not on the website until a person publishes it */ is_proposed?: boolean;
      notice_date: string;
      title: string;
      title_bengali: string;
      version: number;
    };
    NoticeInput: {
      attachment_clear?: boolean;
      body?: string | null;
      body_bengali?: string | null;
      is_proposed?: boolean;
      notice_date?: string | null;
      title: string | number;
      title_bengali?: string | number | null;
      version?: number | string | null;
    };
    NoticeInputForm: {
      attachment?: string;
      attachment_clear?: boolean;
      body?: string | null;
      body_bengali?: string | null;
      is_proposed?: boolean;
      notice_date?: string | null;
      title: string | number;
      title_bengali?: string | number | null;
      version?: number | string | null;
    };
    /** The code of a card, receipt or certificate with this id */
    NumberedCheckCode: { code: string; id: number; qr: { path: string; size: number }; url: string };
    /** A opening dues. */
    OpeningDues: {
      advocate: number;
      advocate_id: string;
      /** Of one month or one year */ amount: string;
      archived_at?: string | null;
      created_at: string;
      created_by: string;
      /** '2019-03' for the monthly fee, '2019' for the others */ from_period: string;
      id: number;
      kind: Schemas["DuesKind"];
      name_bengali: string;
      name_english: string;
      remarks: string;
      to_period: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    OpeningDuesInput: {
      advocate_id: string | number;
      /** Amount of One Period */ amount: string | number;
      from_period: string | number;
      kind: Schemas["DuesKind"];
      remarks?: string | null;
      to_period: string | number;
      version?: number | string | null;
    };
    /** A cash above the limit. */
    OvernightCash: {
      /** Above the Limit */ above: string;
      /** In the Box */ amount: string;
      archived_at?: string | null;
      /** The day before the first night */ date: string;
      holder_name: string;
      id: number;
      name_bengali: string;
      name_english: string;
      nights: number;
      /** Limit */ overnight_limit: string;
      place: number;
      version: number;
    };
    /** The member whose session it is: `GET my/`. 401 with the code `auth.member` without a session. */
    OwnCard: {
      advocate_id: number;
      bar_registration_number: string;
      consent: Schemas["Consent"];
      /** Masked: 'r***@example.com', '' when there is none */ email: string;
      name_bengali: string;
      name_english: string;
      /** Masked: '017*****456', '' when there is none */ phone: string;
      photo?: string;
      standing: Schemas["ShownStanding"];
      status: "" | "active" | "inactive";
      /** When the session ends unless it is used */ until: string;
    };
    OwnCardInput: { code: string; number: string };
    /** `GET my/data/`: all data of the member. National IDs have their last four digits only. */
    OwnData: {
      consent: Schemas["Consent"];
      dues_terms: Schemas["DuesTerms"];
      exported_at: string;
      member: {
        advocate_type: "new" | "old";
        archived_at?: string | null;
        bar_council_no: string;
        bar_registration_number: string;
        blood_group: string;
        children: { dob: string | null; gender: "" | "daughter" | "son"; name: string }[];
        current_address: string;
        date_of_birth: string | null;
        death_date: string | null;
        education: string;
        email: string;
        employment_details: string;
        enrollment_date_As_lawyer: string | null;
        enrollment_date_As_member: string;
        father_name: string;
        father_name_bengali: string;
        gender: "" | "Female" | "Male" | "Other";
        husband_or_wife_name: string;
        id: number;
        is_a_ex_employee: boolean;
        is_dead: boolean;
        is_from_another_bar: boolean;
        is_receiing_pension: boolean;
        is_retired: boolean;
        marital_status: "" | "Divorced" | "Married" | "Single" | "Widowed";
        mother_name: string;
        name_bengali: string;
        name_english: string;
        nid_number: string;
        nominees: {
          address: string;
          birth_certificate: string;
          birth_year: string;
          contact: string;
          name: string;
          nid: string;
          phone: string;
          relation: string;
          relationship: string;
        }[];
        pension_details: string;
        permanent_address: string;
        phone: string;
        photo: string | null;
        practicing_court_name: string;
        religion: "" | "Buddhist" | "Christian" | "Hindu" | "Islam" | "Other";
        remarks: string;
        retirement_date: string | null;
        sanad_date: string | null;
        status: "" | "active" | "inactive";
        withheld_fields: Schemas["WithholdableField"][];
      };
      passbook: Schemas["Passbook"];
      /** Rows of further tables by the names of the tables, as they are stored: amounts are whole paisa */
      records: { [key: string]: Record<string, never>[] };
      sessions: Schemas["MemberSession"][];
      standing: Schemas["StandingHistory"];
    };
    /** A valid API token of a person, where it is chosen whether it stays. */
    OwnedToken: { created_at: string; expires_on: string; id: number; last_used_at: string | null; name: string; role: Schemas["Role"] };
    /** A period that a receipt pays for, from `GET paid-periods/`: of an advocate with `?advocate_id=`, of a rent unit with `?building_name=&floor=&room=`. Void receipts do not count. */
    PaidPeriod: {
      /** First and last month as 'YYYY-MM', or first and last year as 'YYYY'; '' for the entry fee */ from: string;
      /** 'benevolent' and 'relief': a receipt that paid only the fund fee of these years
       * @enum {string} */
      kind: "benevolent" | "entry" | "monthly" | "relief" | "rent" | "yearly";
      /** The number of the receipt */ number: string;
      to: string;
    };
    /** A sale. */
    PaperSale: {
      advocate_name: string;
      advocate_name_bengali?: string;
      /** Advocate ID */ advocateId: string;
      archived_at?: string | null;
      book_no: string | null;
      building_name: string;
      building_name_bengali?: string;
      created_at: string;
      created_by: string;
      customer_address: string;
      customer_name: string;
      customer_phone: string;
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      price: string;
      prints: number;
      receipt_no: string;
      sale_type: Schemas["SaleType"];
      sales_date: string | null;
      serials: Schemas["SerialRange"][];
      total: string;
      total_amount: string;
      total_count: number | null;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    PaperSaleInput: {
      advocate_name?: string | number | null;
      advocateId?: string | number | null;
      building_name: string | number;
      customer_address?: string | number | null;
      customer_name?: string | number | null;
      customer_phone?: string | null;
      override_reason?: string;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price: string | number;
      price_reason?: string;
      receipt_no?: string | number | null;
      sale_type: Schemas["SaleType"];
      sales_date?: string | null;
      serials: {
        from_serial?: number | string | null;
        to_serial?: number | string | null;
        total?: number | string | null;
        width?: number | string | null;
      }[] | string;
      total_amount?: string | number | null;
      total_count?: number | string | null;
      version?: number | string | null;
    };
    /** The state of a serial.
     * @enum {string} */
    PaperStatus: "before_stock" | "in_stock" | "not_received" | "removed" | "sold" | "unknown" | "void";
    /** An event that a module's service refused for a day. Only an administrator sends it again. */
    ParkedEvent: {
      at: string;
      /** 'evt_…', as the service received it */ event_id: string;
      id: number;
      kind: Schemas["EventKind"];
      /** 'timeout', 'connection', the service's own message, or 'status 500' */ problem: string;
      record: string;
    };
    /** `GET advocates/{id}/passbook/?from=&to=`, for administrators, staff and auditors. */
    Passbook: {
      advocate_id: number;
      /** Associates who are registered with the advocate */
      associates: { id: number; license_no: string; name: string; number: string; valid_until: string | null }[];
      bar_registration_number: string;
      certificates: { day: string; id: number; number: string; voided_at: string | null }[];
      /** As of today, without the proposal */
      dues: {
        advocate_id: number;
        ageing: Schemas["AgeingBucket"] | null;
        bar_registration_number: string;
        benevolent: boolean;
        charged: string;
        charges?: Schemas["ModuleCharge"][];
        cost: string;
        court_type: Schemas["DuesCourt"];
        delay_fee: string;
        has_schedule: boolean;
        kinds: Schemas["KindDues"][];
        /** Number of unpaid months of the monthly fee */ months_owed: number;
        name_bengali: string;
        name_english: string;
        on: string;
        /** The fees alone: charged − waived − paid. With `delay_fee` and `cost` it is `total` */ owed: string;
        paid: string;
        periods: Schemas["DuePeriod"][];
        standing: Schemas["ShownStanding"];
        total: string;
        waived: string;
      };
      from: string | null;
      /** Years of the benevolent fund that are paid, as spans of years */
      fund_years: { from_year: number; number: string; to_year: number }[];
      name_bengali: string;
      name_english: string;
      /** Rooms that the advocate rents */
      rents: {
        building_name: string;
        building_name_bengali?: string;
        due_amount: string;
        due_months: string[];
        floor_no: string;
        /** The renter's id */ id: number;
        rent_amount: string;
        room_no: string;
      }[];
      /** Oldest first */ rows: Schemas["PassbookRow"][];
      to: string | null;
      total: string;
      /** Totals of the rows by year, newest first */ years: { receipts: number; total: string; year: number }[];
    };
    /** A live receipt in the name of the advocate. */
    PassbookRow: {
      day: string;
      id: number;
      /** The lines of the receipt: the head in both languages, the note of the line and its amount */
      lines: { amount: string; head: { bn: string; en: string }; note: string }[];
      number: string;
      receipt_no: string;
      /** Serials of the papers on the receipt */ serials: { from_serial: number; to_serial: number; total: number; width: number }[];
      series: string;
      total: string;
    };
    /** A passkey as its owner sees it. */
    Passkey: {
      /** The person's other devices have it too */ backed_up: boolean;
      /** Its counter went back, so that somebody may have copied it. It is refused. */ clone_suspected: boolean;
      created_at: string;
      id: number;
      last_used_at: string | null;
      name: string;
    };
    PasskeyInput: { name: string };
    /** Options with which a browser makes or uses a passkey, as WebAuthn defines them. The server makes them, the browser's API reads them. */
    PasskeyOptions: { challenge: string } & { [key: string]: unknown };
    /** An import of the last 30 days: `GET import/{target}/`, newest first. `POST import/{target}/{id}/undo/` with a `reason` deletes what it made and returns an `UndoneImport`. */
    PastImport: { at: string; by: string; file: string; id: number; imported: number };
    PauseReason: "gone" | "moved" | "person" | "restored" | "secret";
    /** The part of a receipt that was paid in one way. `amount` is a decimal string. */
    Payment: { amount: string; payment_type: Schemas["PaymentType"] };
    PaymentType: "bank" | "cash" | "check" | "mobile_banking";
    Period: "first10" | "last2" | "whole";
    /** The response of `permissions/`. A save sends back the version. */
    PermissionsResponse: { permissions: Schemas["AssignedPermission"][]; version: number };
    PermissionsResponseInput: { roles: { [key: string]: Schemas["Role"][] }; version?: number };
    /** The person of an account, as papers and lists name who did something: without a name, the username. */
    Person: { name: Schemas["Words"]; username: string };
    /** A preview of photos. `rows` has the names of the files, which only the server has read. */
    PhotoPreview: {
      duplicates: number;
      ready: number;
      rows: Schemas["ImportRow"][];
      total: number;
      verdicts: Schemas["RowValidation"][];
      wrong: number;
    };
    /** A place and what it has at the end of the day. Archived places without money are left out. */
    PlaceBalance: {
      account_no: string;
      balance: string;
      fund: Schemas["PlaceFund"] | "";
      holder_name: string;
      id: number;
      kind: Schemas["AnyPlaceKind"];
      name_bengali: string;
      name_english: string;
      /** A place of the association with less than nothing */ overdrawn: boolean;
    };
    /** A row of `money-places/choices/`: enough to choose a place, for every role that books. Archived places are not in it. */
    PlaceChoice: {
      /** The last day for which the box is closed; null while there is none. Nothing is booked on it any more. */
      closed_until: string | null;
      holder_name: string;
      id: number;
      is_default: boolean;
      /** The box of the person who asks */ is_own: boolean;
      kind: Schemas["PlaceKind"];
      name_bengali: string;
      name_english: string;
      opening_day: string | null;
    };
    /** An extension of an active module in its slot */
    PlacedExtension: {
      /** The association hides it from everybody */ hidden: boolean;
      id: string;
      module: Schemas["Words"];
      roles: Schemas["Role"][];
      title: Schemas["Words"];
    };
    PlaceFund: "general" | "welfare";
    PlaceKind: "bank" | "cash" | "cheques" | "fdr" | "wallet";
    /** A row of `place-lines/?place=&after=&limit=`: what a record added to a money place, or took from it. Lines are never changed: a change or a void posts the difference. The list begins after the id `after`, in the order of the ids, at most 1,000 rows (500 without `limit`). No line with a smaller id appears later, so a reader goes on after the last id that it has. */
    PlaceLine: {
      /** A decimal string; negative for money that left the place */ amount: string;
      date: string;
      /** The number of the receipt, voucher or transfer: 'EXP-2026-000012' */ document: string;
      /** The id of the record there */ document_id: number;
      id: number;
      /** The path of the record: 'transfers', 'bank-interest', 'receipts/BLD' */ path: string;
      /** That of the receipt's first line; '' for a transfer */ payment_type: Schemas["PaymentType"] | "";
      place: number;
      posted_at: string;
      reason: Schemas["PlaceLineReason"];
    };
    /** Why a line is in the cash book. A change posts the difference, so a record may have several lines.
     * @enum {string} */
    PlaceLineReason: "booked" | "changed" | "confirmed" | "corrected" | "voided";
    /** The response of `places/`. A save sends back the version. */ PlacesResponse: { places: Schemas["FilledSlot"][]; version: number };
    PlacesResponseInput: { places: { [key: string]: { hidden: boolean; id: string }[] }; version?: number };
    /** A position. */
    Position: {
      archived_at?: string | null;
      id: number;
      position: string;
      /** A new position without it comes last */ sort_order: number | null;
      version: number;
    };
    PositionInput: { position: string | number; sort_order?: number | string | null; version?: number | string | null };
    PostAdvocatesWithheldFieldsBody: {
      ids: number[];
      /** @default [] */ publish?: Schemas["WithholdableField"][];
      /** @default [] */ withhold?: Schemas["WithholdableField"][];
    };
    PostCashDaysByIdCloseBody: {
      handover?: {
        amount?: string | number;
        slip_no?: string;
        /** @default  */ to_place?: number | string;
      } | null;
      reason?: string;
      version?: number | string | null;
    };
    PostCashDaysByIdReopenNextBody: {
      /** @default  */ hours?: number | string;
      /** @default  */ reason?: string;
    };
    PostChangePasswordBody: { keep_tokens?: number[]; new_password: string; old_password: string };
    PostChargesDropBody: { series: string; subject: string };
    PostCheckByCodeCasesBody: {
      case_number: string;
      /** @default en */ language?: Schemas["Language"];
    };
    PostCheckFiguresReviewBody: {
      paper: string;
      reason?: string;
      /** @default  */ serial?: number | string;
      set_aside?: (number | string)[];
    };
    PostCommitteesCopyBody: { from: number; to: number };
    PostCompositionsImportBody: { file: string };
    PostCompositionsReturnBody: {
      composition: string;
      /** @default  */ reason?: string;
      revision?: number;
    };
    PostContactMessagesBody: {
      /** @default  */ email?: string;
      /** @default en */ language?: Schemas["Language"];
      message?: string;
      /** @default  */ name?: string;
      subject?: string;
      /** @default  */ website?: string;
    };
    PostCounterBasketsByIdUndoBody: { /** @default  */ reason?: string };
    PostImportOpeningDuesBody: {
      columns: ("advocate_id" | "kind" | "from_period" | "to_period" | "amount" | "remarks")[];
      /** @default true */ dry_run?: boolean;
      /** @default  */ file?: string;
      rows: { cells: string[]; row: number }[];
      /** @default false */ skip_errors?: boolean;
    };
    PostMediaBodyForm: { image?: string };
    PostModuleAuditBody: {
      action: "create" | "update" | "delete" | "archive" | "restore" | "confirm" | "approve" | "refuse" | "print" | "view";
      after?: { [key: string]: unknown };
      before?: { [key: string]: unknown };
      /** @default  */ reason?: string;
      record: string;
    };
    PostModuleEventsByModuleHearBody: { from: string };
    PostModuleFilesSweepBody: { addresses: string[] };
    PostModuleOverridesBody: { origin: string };
    PostModuleReportsBody: Record<string, never>;
    PostModulesByNameChooseBody: { release: string | null };
    PostModulesByNameRehearseBody: { release: string };
    PostModulesByNameRollbackBody: {
      /** @default  */ reason?: string;
      revision?: number;
    };
    PostMoneyPlacesByIdHandOverBody: {
      /** @default  */ holder?: number | string;
      /** @default  */ reason?: string;
    };
    PostPositionListOrderBody: { ids: number[] };
    PostReceiptSeriesByCodeAutomaticBody: { daily_limit?: string | number };
    PostReceiptSeriesByCodeWithdrawBody: { /** @default  */ reason?: string };
    PostRegisterBody: { email?: string; password: string; username: string };
    PostResetPasswordBody: { new_password: string; token: string };
    PostSettingsPreviewBody: {
      association?: {
        established: { bn?: string; en: string };
        history: { bn?: string; en: string };
        /** @default null */ logo?: string | null;
        name: { bn?: string; en: string };
      };
      contact?: {
        address: { bn?: string; en: string };
        email: string;
        intro: { bn?: string; en: string };
        landmark: { bn?: string; en: string };
        map: string;
        phone: string;
        working_days: { bn?: string; en: string };
      };
      footer?: {
        columns: { links: { href: string; label: { bn?: string; en: string } }[]; title: { bn?: string; en: string } }[];
        credit: { bn?: string; en: string };
      };
      helpline?: {
        hours: { bn?: string; en: string };
        name: { bn?: string; en: string };
        note: { bn?: string; en: string };
        number: string;
      }[];
      language: Schemas["Language"];
      members?: { hidden_fields: Schemas["SwitchableField"][] };
      path: string;
      prints?: { spelling: Schemas["Spelling"] };
      rates?: { /** @default  */ yearly_cost?: string | number };
      receipt?: { signatures: { bn?: string; en: string }[] };
      slides?: {
        /** @default null */ image?: string | null;
        title: { bn?: string; en: string };
      }[];
      tiles?: { path: string; subtitle: { bn?: string; en: string }; title: { bn?: string; en: string } }[];
      voter_list?: {
        /** @default  */ draft_days?: number | string;
        /** @default  */ member_days?: number | string;
        /** @default  */ paid_up_to_month?: number | string;
        standings: Schemas["Standing"][];
      };
    };
    PostSetupBody: { email?: string; password: string; token: string; username: string };
    PostSingleSignOnSessionBody: {
      /** A code of the app, or a recovery code */ code?: string;
      /** The response of the browser */ passkey?: { [key: string]: unknown };
    };
    PostTasksCloseBody: { key: string };
    PostVoterListsByIdObjectionsByObjectionDecideBody: {
      /** @default
       * @enum {string} */
      decision?: "accepted" | "rejected";
      /** @default  */ decision_reason?: string;
    };
    PostWelfareCategoryPercentageBody: {
      category: string | number;
      /** @default welfare */ fund?: string | number | null;
      percentage: number | string;
      version?: number | string | null;
    };
    /** A price. */
    Price: {
      /** The sum of the components, a decimal string */ amount: string;
      archived_at?: string | null;
      /** Parts */ components: Schemas["PriceComponent"][];
      /** The day from which the resolution no longer applies, because it is suspended or superseded */ ends_on: string | null;
      /** From */ from_day: string;
      id: number;
      /** A code of `prices/items/`: 'VKL', 'FRM:12', 'monthly_fee' */ item: string;
      item_name: Schemas["Words"];
      /** Number of receipts with this price. A price with receipts can no longer be changed or deleted */ receipt_count: number;
      remarks: string;
      resolution: number;
      resolution_number: string;
      version: number;
    };
    /** A part of a price. `amount` is a decimal string. A part that is credited belongs to the advocate who buys. */
    PriceComponent: { amount: string; head: number; is_credit: boolean; kind: "income" | "passed_on"; name: Schemas["Words"] };
    /** `before` is the time before the first price: as many days as the first period, at most a year. Null without prices. */
    PriceHistory: {
      before: {
        days: number;
        from: string;
        income: string;
        /** Papers; receipts for a fee */ quantity: number;
        /** The sum that the receipts took for it, a decimal string, and the part that is income of the association */ taken: string;
        to: string;
      } | null;
      item: string;
      item_name: Schemas["Words"];
      periods: Schemas["PricePeriod"][];
      unit: Schemas["PriceUnit"];
    };
    /** A price on a day, from `GET prices/in-force/?on=`. Items without a price in force are left out. */
    PriceInForce: {
      amount: string;
      components: Schemas["PriceComponent"][];
      from_day: string;
      item: string;
      item_name: Schemas["Words"];
      /** The next day on which the price of the item changes, as far as it is known; `amount` is null when none follows */
      next: { amount: string | null; day: string } | null;
      price: number;
      resolution: number;
      resolution_number: string;
      unit: Schemas["PriceUnit"];
    };
    PriceInput: {
      components: {
        /** @default  */ amount?: string | number;
        /** @default  */ head?: number | string;
      }[] | string;
      from_day: string;
      /** For */ item: string | number;
      remarks?: string | null;
      resolution: number | string;
      version?: number | string | null;
    };
    /** An item that can have a price, from `GET prices/items/`. `head` is the id of the head of its first component. */
    PriceItemChoice: {
      archived: boolean;
      has_advocate: boolean;
      head: number;
      item: string;
      name: Schemas["Words"];
      unit: Schemas["PriceUnit"];
    };
    /** A other price. */
    PriceOverride: {
      /** Taken */ amount: string;
      archived_at?: string | null;
      cashier: string;
      count: number;
      /** Date */ day: string;
      difference: string;
      /** By Resolution */ expected: string;
      id: number;
      item: string;
      item_name: Schemas["Words"];
      number: string;
      reason: string;
      version: number;
    };
    /** A stretch of days on which one price is in force, from `GET prices/history/?item=`. */
    PricePeriod: {
      amount: string;
      /** Its days up to today; 0 while it has not begun */ days: number;
      from: string;
      income: string;
      price: number;
      quantity: number;
      resolution_number: string;
      taken: string;
      /** The last day; null while no end is known */ to: string | null;
    };
    /** The unit of a price: one paper, one month, one year, or one fee.
     * @enum {string} */
    PriceUnit: "month" | "once" | "paper" | "year";
    /** A probable expanse. */
    ProbableExpense: {
      archived_at?: string | null;
      category: string;
      expanseCategory: number;
      id: number;
      /** Probable Expanse */ ProbableExpanse: string;
      version: number;
      year: number;
    };
    ProbableExpenseInput: {
      expanseCategory: string | number;
      ProbableExpanse: string | number;
      version?: number | string | null;
      year: number | string;
    };
    /** A income. */
    ProbableIncome: {
      amount: string;
      archived_at?: string | null;
      category: string;
      id: number;
      /** Income Category */ IncomeCategory: number;
      version: number;
      year: number;
    };
    ProbableIncomeInput: {
      amount: string | number;
      IncomeCategory: string | number;
      version?: number | string | null;
      year: number | string;
    };
    /** A profile. */
    Profile: {
      digits: Schemas["Digits"] | null;
      email: string;
      id: number;
      language: Schemas["Language"];
      name: string;
      name_bengali: string;
      phone: string;
      photo: string | null;
      role: Schemas["Role"];
      two_factor: boolean;
      /** The user must set up two-step sign-in. Until then the API refuses everything else. */ two_factor_due: boolean;
      username: string;
      version: number;
    };
    ProfileInput: {
      /** @default  */ digits?: Schemas["Digits"] | ("" | null);
      email?: string | null;
      /** @default en */ language?: Schemas["Language"] | ("" | null);
      name?: string | number | null;
      name_bengali?: string | number | null;
      phone?: string | null;
      photo_clear?: boolean | string;
      version?: number | string | null;
    };
    ProfileInputForm: {
      /** @default  */ digits?: Schemas["Digits"] | ("" | null);
      email?: string | null;
      /** @default en */ language?: Schemas["Language"] | ("" | null);
      name?: string | number | null;
      name_bengali?: string | number | null;
      phone?: string | null;
      /** @default null */ photo?: string;
      photo_clear?: boolean | string;
      version?: number | string | null;
    };
    /** Rows for `monthlyfee_set` of the form of fees. */
    ProposedMonths: {
      from_month: number;
      from_year: number;
      monthly_delay_fee: string;
      monthly_fee: string;
      to_month: number;
      to_year: number;
      total_monthly_amount: string;
    };
    /** Rows for `barassociationfee_set`. `yearly_fee` is '0.00' when only the fund fees of these years are owed. */
    ProposedYears: {
      benevolent_delay_fee: string;
      benevolent_fund_fee: string;
      court_type: Schemas["DuesCourt"];
      relief_fund_fee: string;
      total_amount: string;
      yearly_delay_fee: string;
      yearly_fee: string;
      /** As the server adds it: years × the association's yearly cost */ yearly_fee_cost: string;
      yearly_from_year: number;
      yearly_to_year: number;
    };
    /** An advocate as far as the public card shows one. The names are null when there is no public card. */
    PublicAdvocate: { name_bengali: string | null; name_english: string | null; number: string };
    PutAssociateRegistrationByIdPhotoBodyForm: { photo?: string };
    PutMoneyPlacesByIdBody: {
      account_no?: string | number | null;
      bank?: number | string | null;
      /** @default false */ day_close?: boolean | string | null;
      /** @default  */ fund?: Schemas["PlaceFund"] | ("" | null);
      holder?: number | string | null;
      holder_reason?: string;
      /** @default false */ is_default?: boolean | string | null;
      kind: Schemas["PlaceKind"];
      name_bengali: string | number;
      name_english: string | number;
      /** @default false */ never_below_zero?: boolean | string | null;
      opening_amount?: string | number | null;
      opening_day?: string | null;
      overnight_limit?: string | number | null;
      remarks?: string | null;
      signatories?: {
        designation?: string;
        /** @default  */ name?: string;
        user?: number | string | null;
      }[] | string | null;
      version?: number | string | null;
    };
    PutMyConsentBody: { shown: boolean };
    PutNoticesByIdBody: {
      attachment_clear?: boolean;
      body?: string | null;
      body_bengali?: string | null;
      notice_date?: string | null;
      title: string | number;
      title_bengali?: string | number | null;
      version?: number | string | null;
    };
    PutNoticesByIdBodyForm: {
      attachment?: string;
      attachment_clear?: boolean;
      body?: string | null;
      body_bengali?: string | null;
      notice_date?: string | null;
      title: string | number;
      title_bengali?: string | number | null;
      version?: number | string | null;
    };
    PutVoterListsByIdBody: {
      /** @default  */ name_bn?: string;
      /** @default  */ name_en?: string;
      version?: number | string | null;
    };
    /** Half of the visits are at most `median`, three quarters at most `high`. */ Quantiles: { high: number; median: number };
    /** The content of a printed receipt, the same for every series. */
    Receipt: {
      /** The advocate's id; null in nobody's name. Always there; optional for modules that were built before. */ advocate?: number | null;
      /** The letterhead. `address` is always there; optional as above. */
      association: { address?: Schemas["Words"]; established: string; name_bn: string; name_en: string };
      /** Printed on a Bengali paper instead: the same with the Bengali names of advocate and building. Optional for older modules. */
      bengali?: { lines: { amount: string; label: Schemas["Words"]; note: string }[]; payer: string; payer_note: string };
      /** Printed so that people can check the receipt; a voucher of an expense has none */ check?: Schemas["CheckCode"];
      /** When it was booked. Always there; optional for modules that were built before. */ created_at?: string;
      created_by: string;
      date: string;
      lines: { amount: string; label: Schemas["Words"]; note: string }[];
      number: string;
      payer: string;
      payer_note: string;
      payment_type: Schemas["PaymentType"];
      /** Every payment type with its amount. `payment_type` is that of the first line. */ payments: Schemas["Payment"][];
      /** As in `ReceiptColumns`. They are for the office and are not printed. */ place?: number;
      places?: Schemas["RecordPlace"][];
      /** Number of prints before. The second and later prints say DUPLICATE. */ prints: number;
      receipt_no: string;
      /** The path of its record, whose DELETE voids it. Always there; optional as above. */ record?: { id: number; path: string };
      signatures: Schemas["Words"][];
      stream: string;
      total: string;
      void_reason: string | null;
      voided_at: string | null;
    };
    ReceiptHit: {
      book_no: string | null;
      date: string;
      number: string;
      /** The payer. Where a kind of receipt has no name, something else that identifies it, such as the form. */ payer: string;
      payer_bengali?: string;
      /** The range with the requested serial */ serials: { from_serial: number; to_serial: number; width: number } | null;
      stream: string;
      /** The title of a module's series; absent for built-in ones */ stream_title?: Schemas["Words"];
      total: string;
      /** Results include void receipts */ voided_at: string | null;
    };
    RecentReceipt: {
      date: string;
      id: number;
      number: string;
      payer: string;
      payer_bengali?: string;
      receipt_no: string;
      stream: string;
      stream_title?: Schemas["Words"];
      total: string;
    };
    /** One reconciliation check: two sums that must be equal to the paisa. `left` and `right` are decimal strings. */
    ReconciliationCheck: {
      /** The first record that differs: a receipt's number, a day, or a year and category. Null when there is none. */
      first: string | null;
      /** The two amounts of that record. They can differ although both sums are equal, when one error hides another. */
      first_left?: string;
      first_right?: string;
      /** The code of the check for programs: 'receipts-ledger' */ law: string;
      left: string;
      ok: boolean;
      right: string;
      says: Schemas["Words"];
      /** Only for a check of a module whose service does not answer: nothing is proved, and both sums are 0
       * @constant */
      unanswered?: true;
    };
    ReconciliationReport: { checked_at: string; laws: Schemas["ReconciliationCheck"][] };
    /** The result of the last reconciliation. It runs every night, after a restore and on request. */
    ReconciliationSummary: { checked_at: string; failing: number; ok: boolean };
    RecordColumnKind: "advocate" | "day" | "flag" | "int" | "moment" | "money" | "record" | "text";
    /** A place that a money record names: one for each of its payment types. */
    RecordPlace: {
      amount: string;
      id: number;
      kind: Schemas["AnyPlaceKind"];
      name_bengali: string;
      name_english: string;
      payment_type: Schemas["PaymentType"];
    };
    RecordRow: {
      /** Its place in the list */ id: number;
      /** In the order of the columns */ values: Schemas["RecordValue"][];
    };
    /** The sums of all matching rows, in the order of the columns; null for a column without a sum. */
    RecordSums: { sums: (string | number | null)[] };
    RecordTable: {
      columns: Schemas["RecordTableColumn"][];
      /** The list takes 'from' and 'to' */ has_days: boolean;
      has_search: boolean;
      order: string;
      table: string;
      title: Schemas["Words"];
    };
    RecordTableColumn: {
      choices?: { [key: string]: Schemas["Words"] };
      kind: Schemas["RecordColumnKind"];
      name: string;
      sum?: true;
      title: Schemas["Words"];
    };
    /** A value of a row: money as a decimal string, a day as YYYY-MM-DD, a moment as an ISO instant, an advocate as number and name in both languages, a record as its name. */
    RecordValue: string | number | false | true | Schemas["Words"] | null;
    /** The response of `PUT user/two-factor/` and `POST user/two-factor/recovery-codes/`, both with `code`. The codes are not returned again. */
    RecoveryCodes: { recovery_codes: string[] };
    /** With the pictures as data URLs by file name. */
    RehearsalDetails: {
      /** The release that it was compared with; null for a module's first one */ active: string | null;
      at: string;
      /** The moment of the backup whose data was used */ backup: string;
      /** The browser's version; null without one: then only calls, their figures and the books were compared */ browser: string | null;
      calls: number;
      /** The limit in MiB that the browser exceeded: it opened no more pages; null when it did not */ exceededMiB: number | null;
      findings: Schemas["RehearsalFinding"][];
      module: string;
      pages: number;
      pictures: { [key: string]: string };
      prints: number;
      release: string;
      /** The revision of the registry whose composition was rehearsed */ revision: number;
      schema: 1;
      seconds: number;
      /** Sent to other machines, if it were no rehearsal */ sendings: Schemas["RehearsalSending"][];
      /** False where this machine cannot keep services from the network: they did not run */ services: boolean;
      /** Routes that no page led to, such as those of a record in an empty list */ unopened: string[];
    };
    RehearsalFinding: {
      /** The same place in the active release and in the candidate, or the error's own text */ active: string;
      candidate: string;
      kind: Schemas["FindingKind"];
      languages: Schemas["Language"][];
      /** The path of the page, without its language; empty for what concerns no page */ path: string;
      /** The number of the pictures `<number>.active.webp`, `.candidate.webp` and `.difference.webp` */ picture?: number;
      /** Those for whom it was found; 'visitor' is a person without a session */
      roles: ("admin" | "auditor" | "cashier" | "staff" | "visitor")[];
    };
    /** The rehearsal that is under way, on the machine of the server that was asked. */
    RehearsalProgress: {
      module: string;
      opened: number;
      release: string;
      since: string;
      /** 0 until it is known */ total: number;
    };
    RehearsalSending: {
      /** The number of times, with the active release and with the candidate */ active: number;
      candidate: number;
      /** The kind of the event; empty for a service, whose content nobody receives */ event: string;
      kind: Schemas["SendingKind"];
      /** The name of the webhook and the origin of its address; or the module, and the machine with its port */ receiver: string;
    };
    RehearsalState: {
      /** True if an activation requires a passed rehearsal */ required: boolean;
      running: Schemas["RehearsalProgress"] | null;
    };
    RehearsalStateInput: { required: boolean };
    RehearsalSummary: {
      at: string;
      browser: string | null;
      findings: number;
      /** True without findings, with services, and with a browser that opened all pages */ isPassed: boolean;
      pages: number;
      prints: number;
      seconds: number;
    };
    /** Something that a release asks for besides its screens. */
    ReleaseAsk: {
      /** True if the active release does not ask for it in this way */ isNew: boolean;
      kind: "event" | "files" | "job" | "module" | "permission" | "public-files" | "right" | "schema" | "series" | "service" | "setting" | "slot" | "unconfined";
      /** The slot, the file or URL of the service, the right, the module, the kind of event, the job and its time, the versions, the code, the room for files, the permission, or the setting; empty for 'unconfined' and 'public-files' */
      name: string;
      /** The roles that see an extension, or have a permission until an administrator changes them */ roles?: Schemas["Role"][];
      title?: Schemas["Words"];
    };
    /** A voter in `GET released-voter-lists/{id}/`: only what public cards show. */
    ReleasedVoter: {
      bar_registration_number: string;
      father_name: string;
      /** Always there; optional for modules that were built before */ father_name_bengali?: string;
      name_bengali: string;
      name_english: string;
      photo: string | null;
      serial: number;
    };
    /** `GET released-voter-lists/`, for everyone. */
    ReleasedVoterList: { day: string; digest: string; id: number; name: Schemas["Words"]; released_at: string; voters: number };
    ReleasedVoterListDetails: {
      day: string;
      digest: string;
      id: number;
      name: Schemas["Words"];
      released_at: string;
      rows: Schemas["ReleasedVoter"][];
      voters: number;
    };
    ReleaseStatus: {
      /** The rights that activating the release grants; empty for an unreadable release, absent in responses of an older server */
      asks?: Schemas["ReleaseAsk"][];
      /** True if the server rolled it back or ended its canary; absent in responses of an older server */ ended?: boolean;
      failing: number;
      /** A local build, not one of the release command */ local: boolean;
      made: string;
      /** Number of people who had the release in the last day, and of those whose last load failed */ people: number;
      /** The last rehearsal; null without one; absent in responses of an older server */ rehearsal?: Schemas["RehearsalSummary"] | null;
      release: string;
      /** null without a service, or if nobody receives the release */ service: Schemas["ServiceStatus"] | null;
      state: "active" | "canary" | "previous" | null;
      /** Number of events in the audit log that the release wrote; absent in responses of an older server */ written?: number;
    };
    Remittance: { from: string | null; payable: string; rows: Schemas["RemittanceRow"][]; to: string | null };
    /** `PUT bar-council-export/remittance-categories/`: the head whose money the vouchers of each expense category pass on. */
    RemittanceCategories: { categories: { expense_category_id: number; head_id: number }[] };
    RemittanceCategoriesInput: { categories: { expense_category_id: number; head_id: number }[] };
    /** `GET bar-council-export/remittance/?from=&to=`: a row for each head that is passed on. Decimal strings. */
    RemittanceRow: {
      /** The expense categories whose vouchers pass the money on */ categories: { category: string; id: number }[];
      collected: string;
      head: { bn: string; en: string };
      head_id: number;
      /** Payable before `from` */ opening: string;
      passed_on: string;
      /** opening + collected − passed_on */ payable: string;
    };
    /** The unpaid months of a rent unit, from `GET rent-due/?building_name=&floor=&room=`. */
    RentDue: {
      /** Every month that is due, as 'YYYY-MM', oldest first. Null when no renter has the unit: then it is unknown. */
      due_months: string[] | null;
    };
    /** A renter. */
    Renter: {
      address: string;
      /** Set when the renter is an advocate */ advocate: number | null;
      archived_at?: string | null;
      building: number;
      building_details: { building_name: string; building_name_bengali?: string; id: number };
      category: "" | "Business" | "Chamber" | "Office" | "Other";
      /** The due months at today's rent, as a decimal string */ due_amount: string;
      /** Months of the lease up to the current one that no receipt covers, as 'YYYY-MM' */ due_months: string[];
      floor_no: string;
      from_date: string | null;
      id: number;
      /** The last paid month of the unit, as 'YYYY-MM' */ paid_until: string | null;
      phone: string;
      remarks: string;
      rent_amount: string;
      renter_name: string;
      room_no: string;
      security_amount: string;
      to_date: string | null;
      version: number;
    };
    RenterHit: {
      archived_at: string | null;
      building_name: string;
      building_name_bengali?: string;
      floor_no: string;
      id: number;
      phone: string;
      renter_name: string;
      room_no: string;
    };
    RenterInput: {
      address: string | number;
      advocate?: number | string | null;
      building: number | string;
      /** @default
       * @enum {string|null} */
      category?: "Chamber" | "Business" | "Office" | "Other" | "" | null;
      floor_no: string | number;
      from_date?: string | null;
      phone?: string | null;
      remarks?: string | null;
      rent_amount: string | number;
      renter_name: string | number;
      room_no: string | number;
      security_amount: string | number;
      to_date?: string | null;
      version?: number | string | null;
    };
    /** A link to reset a password. The API returns it once; it works once and for a day. */ ResetLink: { expires_at: string; url: string };
    /** A resolution. */
    Resolution: {
      archived_at?: string | null;
      day: string;
      effective_from: string;
      id: number;
      /** Public */ is_public: boolean;
      kind: Schemas["ResolutionKind"];
      meeting: string;
      /** Resolution No */ number: string;
      /** Number of prices that it sets */ price_count: number;
      scan: Schemas["ResolutionScan"] | null;
      /** The later resolution that replaces this one */ superseded_by: number | null;
      /** The number of the later resolution, and the day from which it applies */ superseded_by_number: string | null;
      superseded_from: string | null;
      suspended_from: string | null;
      /** Text (Bengali) */ text_bn: string;
      /** Text (English) */ text_en: string;
      version: number;
    };
    ResolutionInput: {
      day: string;
      effective_from: string;
      /** @default false */ is_public?: boolean | string | null;
      kind: Schemas["ResolutionKind"];
      meeting: string | number;
      number: string | number;
      superseded_by?: number | string | null;
      suspended_from?: string | null;
      text_bn?: string | null;
      text_en?: string | null;
      version?: number | string | null;
    };
    ResolutionKind: "budget" | "election" | "expense" | "fdr" | "fee" | "price" | "suspension" | "waiver";
    /** The PDF or picture of a resolution as it was signed. `size` is in bytes. */
    ResolutionScan: { name: string; size: number; type: "application/pdf" | "image/webp" };
    Role: "admin" | "auditor" | "cashier" | "staff";
    /** Why the server rolled a release back. The registry stores these facts; pages format the sentence. */
    RollbackReason: {
      activeMs?: number;
      canaryMs?: number;
      /** Number of failures of the release's service within `minutes`. Then no screen failed, and `failing` and `people` are 0. */
      crashes?: number;
      /** People for whom the release failed, of all `people` who received it within `minutes` */ failing: number;
      minutes: number;
      people: number;
      /** Of a canary that was slower for `failing` of `people`: in `percent` per cent of the visits, the figure that `reason` names ('rowsMs' or 'framesMs') was at most this long */
      percent?: number;
      reason: string;
      /** The release that failed */ release: string;
      /** The screen and the outcome of the last reported failure */ screen: string;
    };
    RowValidation: {
      /** The existing record, or the earlier row of the file, that this row repeats */
      duplicate_of?: { row: number } | { id: number; label: string };
      /** Errors by field, also of a duplicate. In both languages, so that a language switch needs no new request. */
      errors?: { [key: string]: Schemas["Words"][] };
      /** Warnings. The row is imported nevertheless. */ notes?: Schemas["Words"][];
      row: number;
      verdict: "duplicate" | "error" | "new";
    };
    SaleType: "Cartis Paper" | "Notery Sticker" | "Vokalotnama";
    Scope: "read:accounts" | "read:audit" | "read:charges" | "read:configuration" | "read:imports" | "read:member-sessions" | "read:members" | "read:modules" | "read:papers" | "read:resolutions" | "read:sales" | "read:search" | "read:tasks" | "read:treasury" | "read:website" | "write:accounts" | "write:audit" | "write:charges" | "write:configuration" | "write:imports" | "write:member-sessions" | "write:members" | "write:modules" | "write:papers" | "write:resolutions" | "write:sales" | "write:search" | "write:tasks" | "write:treasury" | "write:website";
    ScopeArea: "accounts" | "audit" | "charges" | "configuration" | "imports" | "member-sessions" | "members" | "modules" | "papers" | "resolutions" | "sales" | "search" | "tasks" | "treasury" | "website";
    ScreenFigure: "framesMs" | "kib" | "requests" | "rowsMs";
    ScreenFigureRow: {
      device: Schemas["DeviceClass"];
      framesMs: Schemas["Quantiles"] | null;
      kib: Schemas["Quantiles"] | null;
      /** The figures for which three quarters of the visits exceed what the release declares for the screen */
      over: Schemas["ScreenFigure"][];
      release: string;
      requests: Schemas["Quantiles"] | null;
      rowsMs: Schemas["Quantiles"] | null;
      screen: string;
      /** Number of visits whose figures were measured */ visits: number;
    };
    /** The response of `GET search/?q=`, best results first. `serials` are the receipts with the requested serial. */
    SearchResult: {
      members: Schemas["AdvocateLookupEntry"][];
      receipts: Schemas["ReceiptHit"][];
      renters: Schemas["RenterHit"][];
      serials: Schemas["ReceiptHit"][];
    };
    SendingKind: "connection" | "mail" | "webhook";
    /** The code of a paper with this serial */
    SerialCheckCode: { code: string; qr: { path: string; size: number }; serial: string; url: string };
    /** A stored range of serials: whole numbers, and the number of digits with leading zeros ('000120' has 6). */
    SerialRange: { from_serial: number; to_serial: number; total: number; width: number };
    /** The history of one serial, newest first, from `GET paper-stock/serial/?serial=120&paper=VKL`. */
    SerialRecords: {
      sales: {
        date: string;
        from_serial: number;
        number: string;
        paper: string;
        payer: string;
        payer_bengali?: string;
        to_serial: number;
        voided_at: string | null;
        width: number;
      }[];
      stock: {
        date: string;
        from_serial: number;
        id: number;
        kind: Schemas["StockKind"];
        paper: string;
        to_serial: number;
        width: number;
      }[];
    };
    /** The service of a release in the server process that was asked: with several, each runs its own. */
    ServiceStatus: {
      /** Why it failed last, in English, from its process; null if it never did */ error: string | null;
      /** It runs elsewhere: the server checks its health and cannot start it */ remote: boolean;
      restarts: number;
      state: "failed" | "restarting" | "running" | "starting";
    };
    /** The response of `GET settings/`. */
    SettingsResponse: {
      association: {
        /** The line under the name on receipts */ established: Schemas["Words"];
        history: Schemas["Words"];
        /** Null: the default emblem */ logo: string | null;
        name: Schemas["Words"];
      };
      contact: {
        address: Schemas["Words"];
        email: string;
        intro: Schemas["Words"];
        landmark: Schemas["Words"];
        /** The link of the map's picture; blank: no map */ map: string;
        phone: string;
        working_days: Schemas["Words"];
      };
      footer: { columns: { links: { href: string; label: Schemas["Words"] }[]; title: Schemas["Words"] }[]; credit: Schemas["Words"] };
      helpline: { hours: Schemas["Words"]; name: Schemas["Words"]; note: Schemas["Words"]; number: string }[];
      members: { /** Fields of the public card that are hidden without a session */ hidden_fields: Schemas["SwitchableField"][] };
      prints: { /** The English words of the specification on paper and in exported files */ spelling: Schemas["Spelling"] };
      rates: { /** The cost of one year in the bar association section of the fees */ yearly_cost: string };
      receipt: { /** The signature lines at the foot of a receipt, from left to right */ signatures: Schemas["Words"][] };
      slides: { image: string | null; title: Schemas["Words"] }[];
      tiles: { path: string; subtitle: Schemas["Words"]; title: Schemas["Words"] }[];
      version: number;
      voter_list: {
        /** Days for which a draft hangs before the person who made it may make it final. Another person may at any time. */
        draft_days: number;
        member_days: number;
        /** The month up to which dues must be paid, on or before the day of the list; 0: dues do not matter */ paid_up_to_month: number;
        standings: Schemas["Standing"][];
      };
    };
    SettingsResponseInput: {
      association?: {
        established: { bn?: string; en: string };
        history: { bn?: string; en: string };
        /** @default null */ logo?: string | null;
        name: { bn?: string; en: string };
      };
      contact?: {
        address: { bn?: string; en: string };
        email: string;
        intro: { bn?: string; en: string };
        landmark: { bn?: string; en: string };
        map: string;
        phone: string;
        working_days: { bn?: string; en: string };
      };
      footer?: {
        columns: { links: { href: string; label: { bn?: string; en: string } }[]; title: { bn?: string; en: string } }[];
        credit: { bn?: string; en: string };
      };
      helpline?: {
        hours: { bn?: string; en: string };
        name: { bn?: string; en: string };
        note: { bn?: string; en: string };
        number: string;
      }[];
      members?: { hidden_fields: Schemas["SwitchableField"][] };
      prints?: { spelling: Schemas["Spelling"] };
      rates?: { /** @default  */ yearly_cost?: string | number };
      receipt?: { signatures: { bn?: string; en: string }[] };
      slides?: {
        /** @default null */ image?: string | null;
        title: { bn?: string; en: string };
      }[];
      tiles?: { path: string; subtitle: { bn?: string; en: string }; title: { bn?: string; en: string } }[];
      version?: number;
      voter_list?: {
        /** @default  */ draft_days?: number | string;
        /** @default  */ member_days?: number | string;
        /** @default  */ paid_up_to_month?: number | string;
        standings: Schemas["Standing"][];
      };
    };
    /** A percentage. */
    Share: {
      archived_at?: string | null;
      category: string;
      category_id: number;
      fund: Schemas["Fund"];
      id: number;
      percentage: number;
      version: number;
    };
    ShareInput: {
      category: string | number;
      /** @default general */ fund?: string | number | null;
      percentage: number | string;
      version?: number | string | null;
    };
    /** A shop rent. */
    ShopRent: {
      advocate_name_bengali?: string;
      archived_at?: string | null;
      book_no: string | null;
      building_name: string;
      building_name_bengali?: string;
      collection_date: string;
      created_at: string;
      created_by: string;
      floor: string;
      from_month: number;
      from_year: number;
      id: number;
      number: string;
      payment_type: Schemas["PaymentType"] | "";
      payments: Schemas["Payment"][];
      place?: number;
      places?: Schemas["RecordPlace"][];
      prints: number;
      receipt_no: string;
      remarks: string;
      /** The amount for the whole period */ rent_amount: string;
      rent_type: "Billboard" | "House" | "Shop";
      renter_name: string;
      room: string;
      to_month: number;
      to_year: number;
      total: string;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    ShopRentInput: {
      building_name: string | number;
      collection_date: string;
      floor?: string | number | null;
      from_month: number | string;
      from_year: number | string;
      /** @default cash */ payment_type?: Schemas["PaymentType"] | ("" | null);
      place?: number | string | null;
      price_reason?: string;
      receipt_no?: string | number | null;
      remarks?: string | null;
      rent_amount: string | number;
      rent_type: "House" | "Shop" | "Billboard";
      renter_name: string | number;
      room?: string | number | null;
      to_month: number | string;
      to_year: number | string;
      version?: number | string | null;
    };
    /** The standing that lists show and filter: a regular advocate who owes something is 'in_arrears'.
     * @enum {string} */
    ShownStanding: "deceased" | "in_arrears" | "non_practising" | "regular" | "retired" | "suspended" | "transferred";
    /** The two sides of the accounts.
     * @enum {string} */
    Side: "expense" | "income";
    /** The response to a sign-in. `access` is the token of the session: `Authorization: Bearer <access>`. */
    SignedIn: { access: string; message: string; user: Schemas["Profile"] };
    SignedInInput: { code?: string; passkey?: { [key: string]: unknown }; password: string; username: string };
    /** The link of an account with a person of the provider, from `GET single-sign-on-links/`. */
    SignOnLink: {
      /** null: an administrator has not allowed it yet */ approved_at: string | null;
      created_at: string;
      /** As the provider gave them */ email: string;
      id: number;
      issuer: string;
      last_used_at: string | null;
      name: string;
      user: number;
      username: string;
    };
    /** A public page of a module that the footer of the website links to. */ SiteLink: { path: string; title: Schemas["Words"] };
    Spelling: "corrected" | "specified";
    Standing: "deceased" | "non_practising" | "regular" | "retired" | "suspended" | "transferred";
    /** `GET advocates/{id}/standing/` */
    StandingHistory: {
      advocate_id: number;
      /** Of today: 'in_arrears' for a regular advocate who owes something */ current: Schemas["ShownStanding"];
      /** Newest first, superseded rows included */ history: Schemas["StandingRow"][];
      since: string;
    };
    StandingHistoryInput: {
      charges_dues?: null | (boolean | string);
      /** @default  */ from_day?: string;
      /** @default  */ reason?: string;
      resolution?: string;
      resolution_id?: number | string | null;
      /** @default  */ standing?: Schemas["Standing"];
    };
    StandingRow: {
      charges_dues: boolean;
      created_at: string;
      /** '' when the advocate's record set the standing: the audit log says who changed that */ created_by: string;
      from_day: string;
      id: number;
      /** '' when the advocate's record set the standing */ reason: string;
      resolution: string | null;
      resolution_id: number | null;
      standing: Schemas["Standing"];
      /** When a later entry replaced this row; null for rows in force */ superseded_at: string | null;
    };
    StartStep: "backup" | "banks" | "buildings" | "first-receipt" | "logo" | "members" | "name" | "opening-amounts" | "people" | "public-card";
    /** The stock of one paper, from `GET paper-stock/papers/`. */
    StationeryOnHand: {
      name: Schemas["Words"];
      /** received − sold − spoiled − returned */ on_hand: number;
      /** True once anything was received. Until then sales are not checked against the stock. */ opened: boolean;
      paper: string;
      range_count: number;
      /** The first ranges on hand, lowest serials first. `range_count` is the number of all ranges. */ ranges: Schemas["StockRange"][];
      received: number;
      returned: number;
      /** Sold out of the received papers */ sold: number;
      spoiled: number;
      /** Sold but never received */ unreceived: number;
    };
    /** A stock entry. */
    StockEntry: {
      archived_at?: string | null;
      created_at: string;
      created_by: string;
      date: string | null;
      from_serial: number;
      id: number;
      kind: Schemas["StockKind"];
      /** A code from `paper-stock/papers/` ('VKL', 'CRT', 'NST', 'BLB', 'FRM:12') or the name of a paper */ paper: string;
      remarks: string;
      to_serial: number;
      total: number;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
      /** The number of digits of a serial with leading zeros: '000120' has 6 */ width: number | null;
    };
    StockEntryInput: {
      date?: string | null;
      from_serial: number | string;
      kind: Schemas["StockKind"];
      paper: string | number;
      remarks?: string | null;
      to_serial: number | string;
      version?: number | string | null;
      width?: number | string | null;
    };
    StockKind: "received" | "returned" | "spoiled";
    StockRange: { from_serial: number; to_serial: number; width: number };
    SwitchableField: "blood_group" | "current_address" | "date_of_birth" | "enrollment_date_As_lawyer" | "enrollment_date_As_member" | "father_name" | "phone" | "photo";
    /** A row of `GET tasks/`: what a module asks people to do. */
    Task: {
      closed_at: string | null;
      /** The person who did it; null while it is open, and when the module itself closed it */ closed_by: string | null;
      created_at: string;
      due_on: string | null;
      /** The person in whose request the module gave it; null for an event or a job */ given_by: string | null;
      id: number;
      /** The module's own name for it: 'overdue/12' */ key: string;
      module: string;
      module_title: Schemas["Words"];
      /** The page of the module where people do it: '/dashboard/library/loans?search=B-12' */ path: string;
      permission: string | null;
      /** Who sees it: these roles, or the roles with the permission */ roles: Schemas["Role"][] | null;
      text: Schemas["Words"] | null;
      title: Schemas["Words"];
    };
    TaskInput: {
      due_on?: string | null;
      key: string;
      path: string;
      permission?: string | null;
      roles?: Schemas["Role"][] | null;
      text?: { bn: string; en: string } | null;
      title: { bn: string; en: string };
    };
    /** The work that waits for a person. It has no sum of money, because the count of a cash box is blind. */
    ToDo: {
      /** The days of the own cash box that are not closed; first they need a count */
      days: { date: string; id: number; name_bengali: string; name_english: string; needs_count: boolean }[];
      /** The days of other boxes that are over and not closed, for administrators and staff */ days_of_others: number;
      /** The transfers that the person signs. Always there; optional for modules that were built before. */ signatures?: number;
      /** The transfers that the person confirms */ transfers: number;
    };
    /** A transfer. */
    Transfer: {
      amount: string;
      /** Who has signed it, in this order; always there, as above */ approvals?: Schemas["TransferApproval"][];
      archived_at?: string | null;
      /** The scan of the slip, at `transfers/{id}/attachment/` */ attachment: Schemas["BillScan"] | null;
      confirmed_at: string | null;
      confirmed_by: string | null;
      confirmed_date: string | null;
      created_at: string;
      created_by: string;
      date: string;
      from_name_bengali: string;
      from_name_english: string;
      /** The id of the place that gives */ from_place: number;
      id: number;
      /** True when the person who asks can sign it now; always there, as above */ may_approve?: boolean;
      /** True when the person who asks can confirm it now */ may_confirm: boolean;
      number: string;
      /** The user who confirms it; '' when nobody has to */ receiver: string;
      remarks: string;
      /** The id of the resolution that decides it: required from or to a fixed deposit */ resolution_id: number | null;
      /** The number of its resolution. Always there; optional for modules that were built before. */ resolution_number?: string | null;
      /** The number of the bank's deposit slip */ slip_no: string;
      state: Schemas["TransferState"];
      /** Its purpose in the words of a module: 'deposit/12'. Several transfers may have the same one. */ subject: string;
      to_name_bengali: string;
      to_name_english: string;
      /** The id of the place that receives */ to_place: number;
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
    };
    /** `username` is the user name of who signed a transfer. */ TransferApproval: { at: string; username: string };
    TransferInput: {
      amount: string | number;
      date?: string | null;
      /** From */ from_place: number | string;
      remarks?: string | null;
      /** Resolution */ resolution_id?: number | string | null;
      slip_no?: string | number | null;
      subject?: string | number | null;
      /** To */ to_place: number | string;
      version?: number | string | null;
    };
    TransferState: "confirmed" | "on_the_way" | "void" | "waiting";
    /** The user's own two-step sign-in, from `GET user/two-factor/`. */
    TwoFactor: {
      /** The codes of an authenticator app are accepted */ app: boolean;
      enabled: boolean;
      /** False for an account of single sign-on: a sign-in of the last ten minutes confirms an action in its place */
      has_password: boolean;
      passkeys: Schemas["Passkey"][];
      /** Browsers offer passkeys at the public address: it is encrypted and has a name */ passkeys_available: boolean;
      recovery_codes_left: number;
      /** The person's role requires it */ required: boolean;
      since: string | null;
    };
    /** The roles that require two-step sign-in: `GET` and `PUT two-factor-roles/`. */
    TwoFactorRoles: { roles: Schemas["Role"][]; version: number };
    TwoFactorRolesInput: { roles: Schemas["Role"][]; version?: number };
    /** The secret for the authenticator app, from `POST user/two-factor/` with `password`. A code must confirm it before it counts. */
    TwoFactorSecret: {
      /** Base32, for typing it in instead of scanning */ secret: string;
      /** The same secret as the URI of the QR code */ uri: string;
    };
    TwoFactorSecretInput: {
      /** @default  */ code?: string;
      passkey?: { [key: string]: unknown };
      /** @default  */ password?: string;
    };
    /** A day not closed. */
    UnclosedDay: {
      archived_at?: string | null;
      date: string;
      days_late: number;
      /** The reason of the exception that lets the next day open; '' without one */ exception_reason: string;
      holder_name: string;
      id: number;
      name_bengali: string;
      name_english: string;
      place: number;
      version: number;
    };
    /** `kept` records stay, because they were changed or others refer to them; `labels` has the first 20. */
    UndoneImport: { deleted: number; kept: number; labels: string[] };
    UndoneImportInput: { reason?: string } & { [key: string]: unknown };
    /** A user. */
    UserAccount: {
      created_at: string;
      email: string;
      id: number;
      last_seen_at: string | null;
      /** The end of the lock after wrong passwords; null when the account is not locked */ locked_until: string | null;
      name: string;
      name_bengali: string;
      phone: string;
      photo: string | null;
      role: Schemas["Role"];
      sessions: number;
      status: Schemas["UserStatus"];
      /** The user signs in with a second step */ two_factor: boolean;
      username: string;
      version: number;
    };
    UserAccountInput: {
      name?: string;
      name_bengali?: string;
      /** @default  */ role?: Schemas["Role"];
      /** @default  */ status?: Schemas["UserStatus"];
      version?: number | string | null;
    };
    /** A session as its owner or an administrator sees it. */
    UserSession: {
      created_at: string;
      /** The session of this request */ current: boolean;
      /** The browser's name from its user agent */ device: string;
      id: number;
      last_seen_at: string;
    };
    UserStatus: "active" | "disabled" | "pending";
    /** An advocate in `GET voter-lists/{id}/voters/` (`limit`, `offset`, `search`, `X-Total-Count`; `off=1`: those who are not on the list). A draft is computed on each request; a final list is what was frozen. */
    Voter: {
      bar_registration_number: string;
      enrollment_date_As_member: string;
      father_name: string;
      father_name_bengali?: string;
      id: number;
      name_bengali: string;
      name_english: string;
      photo: string | null;
      /** Why the advocate is not on the list, or is on it against the rule */ reasons: Schemas["VoterReason"][];
      /** The serial on the list from 1; null when the advocate is not on it */ serial: number | null;
    };
    /** `GET voter-lists/{id}/why/?advocate_id=` (a bar registration number): the advocate with the reasons. 404 for an unknown number. */
    VoterAnswer: {
      bar_registration_number: string;
      enrollment_date_As_member: string;
      father_name: string;
      father_name_bengali?: string;
      id: number;
      name_bengali: string;
      name_english: string;
      on_list: boolean;
      photo: string | null;
      reasons: Schemas["VoterReason"][];
      serial: number | null;
    };
    VoterList: {
      created_at: string;
      created_by: string;
      day: string;
      /** sha256 of rule, day and voters; null for a draft */ digest: string | null;
      finalised_at: string | null;
      finalised_by: string | null;
      id: number;
      name_bn: string;
      name_en: string;
      objections: number;
      open_objections: number;
      /** From this day the person who made the draft may make it final, too; null for a final list */ own_final_from: string | null;
      /** Since when visitors can read the list; null: not released */ released_at: string | null;
      rule: Schemas["VoterRule"];
      status: "draft" | "final";
      version: number;
      void_reason: string | null;
      voided_at: string | null;
      voided_by: string | null;
      /** Advocates on the list: of a draft as of now */ voters: number;
    };
    VoterListInput: {
      /** @default  */ day?: string;
      member_days?: number | string | null;
      /** @default  */ name_bn?: string;
      /** @default  */ name_en?: string;
      paid_up_to?: string;
      standings?: Schemas["Standing"][] | null;
    };
    /** An objection in `GET voter-lists/{id}/objections/`. */
    VoterObjection: {
      advocate: number;
      advocate_id: string;
      created_at: string;
      created_by: string;
      decided_at: string | null;
      decided_by: string | null;
      decision: "accepted" | "open" | "rejected";
      decision_reason: string;
      ground: string;
      id: number;
      name_bengali: string;
      name_english: string;
      objector: string;
      request: "exclude" | "include";
      version: number;
    };
    VoterObjectionInput: {
      /** @default  */ advocate_id?: string;
      /** @default  */ ground?: string;
      objector?: string;
      /** @default
       * @enum {string} */
      request?: "include" | "exclude";
    };
    VoterReason: { code: "dues"; owed: string; paid_up_to: string; since: string } | {
      code: "standing";
      since: string | null;
      standing: Schemas["ShownStanding"];
    } | { code: "member_days"; days: number; needed: number } | {
      code: "archived";
    } | { code: "objection"; objection: number; request: "exclude" | "include" };
    /** The rule of a list. The settings (`voter_list`) have the rule for new lists. */
    VoterRule: {
      /** Days of membership on the day of the list */ member_days: number;
      /** Every period that began up to this month must be paid; null: dues do not matter */ paid_up_to: string | null;
      standings: Schemas["Standing"][];
    };
    /** The work that waits for the person: the numbers in the menu. 0 for what the role does not do. */
    WaitingWork: {
      /** The days of the own cash box that are not closed */ days: number;
      /** The days of other boxes that are over and not closed */ days_of_others: number;
      /** The messages from visitors that nobody has archived */ messages: number;
      /** The notices that modules propose for the website */ notices: number;
      /** The objections to voter lists that nobody has decided */ objections: number;
      /** The open tasks that modules give */ tasks: number;
      /** The transfers that the person confirms or signs */ transfers: number;
    };
    /** A webhook. */
    Webhook: {
      archived_at?: string | null;
      created_at: string;
      failed: number;
      id: number;
      /** Events */ kinds: Schemas["EventKind"][];
      /** The status or problem of the last attempt */ last_answer: string | null;
      last_delivered_at: string | null;
      name: string;
      /** null while it delivers */ pause: Schemas["PauseReason"] | null;
      pending: number;
      /** The old secret signs until then; null when only one signs */ previous_secret_until: string | null;
      /** Address */ url: string;
      version: number;
    };
    /** One attempt to deliver. `problem` says why there was no response. */
    WebhookAttempt: { at: string; duration_ms: number; id: number; problem: string | null; response: string; status: number | null };
    WebhookDelivery: {
      at: string;
      attempts: number;
      delivered_at: string | null;
      event_id: string;
      id: number;
      kind: string;
      last_duration_ms: number | null;
      last_problem: string | null;
      last_response: string | null;
      /** The last attempt */ last_status: number | null;
      next_attempt_at: string;
      number: string | null;
      record: string;
      state: Schemas["DeliveryState"];
      /** null unless it waits */ waits_for: Schemas["DeliveryWait"] | null;
    };
    WebhookInput: {
      /** @default send
       * @enum {string} */
      waiting?: "send" | "discard";
    };
    /** The response to the creation and to a new secret: the only times that the secret is shown. */
    WebhookWithSecret: {
      archived_at?: string | null;
      created_at: string;
      failed: number;
      id: number;
      kinds: Schemas["EventKind"][];
      last_answer: string | null;
      last_delivered_at: string | null;
      name: string;
      pause: Schemas["PauseReason"] | null;
      pending: number;
      previous_secret_until: string | null;
      secret: string;
      url: string;
      version: number;
    };
    WebhookWithSecretInput: {
      kinds?: Schemas["EventKind"][] | string | null;
      name: string | number;
      url: string | number;
      version?: number | string | null;
    };
    /** The answer of `where-the-money-is/?on=`: by default today's. `places` come to `total`; `openings` + `income` + `passed_on` − `expense` − `paid_out` − `old_books` come to `expected`; `difference` is 0.00 in sound books. Amounts are decimal strings. */
    WhereTheMoneyIs: {
      difference: string;
      expected: string;
      expense: string;
      /** The balances by fund; '' has the places without a fund */ funds: { balance: string; fund: Schemas["PlaceFund"] | "" }[];
      income: string;
      /** Income less expense of imported old books, which is part of the openings already. Always there; optional for older modules. */
      old_books?: string;
      on: string;
      /** Money that is nobody's until its receiver confirms: part of `places` */ on_the_way: string;
      openings: string;
      /** Credit paid out to advocates */ paid_out: string;
      passed_on: string;
      places: Schemas["PlaceBalance"][];
      total: string;
    };
    WithholdableField: "blood_group" | "current_address" | "date_of_birth" | "father_name" | "phone" | "photo";
    /** A text for people, in both languages. */ Words: { bn: string; en: string };
    YearReport: {
      /** Figures of the requested period */ categories: Schemas["CategoryFigures"][];
      category_totals: { [key: string]: string };
      columns: string[];
      grand_total: string;
      /** Money passed on in the requested period. It is not income and has its own line (income report only). */ passed_on?: string;
      period: Schemas["Period"];
      rows: Schemas["LedgerRow"][];
      year: number;
    };
  };
  responses: {
    /** The current state of the data does not allow this */ Conflict: { content: { "application/json": Schemas["ErrorBody"] } };
    /** The record does not exist any more */ Gone: { content: { "application/json": Schemas["ErrorBody"] } };
    /** A body, query or path value cannot be read */ Malformed: { content: { "application/json": Schemas["ErrorBody"] } };
    /** The role does not allow this */ NotAllowed: { content: { "application/json": Schemas["ErrorBody"] } };
    /** The record does not exist */ NotFound: { content: { "application/json": Schemas["ErrorBody"] } };
    /** The client already has the current response */ NotModified: {  };
    /** There is no valid session */ NotSignedIn: { content: { "application/json": Schemas["ErrorBody"] } };
    /** The form of a page was sent: back to the page */ Redirect: {  };
    /** The body is too large */ TooLarge: { content: { "application/json": Schemas["ErrorBody"] } };
    /** Too many requests or attempts */ TooManyRequests: { content: { "application/json": Schemas["ErrorBody"] } };
    /** The server cannot do this at the moment */ Unavailable: { content: { "application/json": Schemas["ErrorBody"] } };
    /** A field is not valid or a rule is broken */ Unprocessable: { content: { "application/json": Schemas["ErrorBody"] } };
    /** The route does not accept this type of content */ UnsupportedType: { content: { "application/json": Schemas["ErrorBody"] } };
  };
  parameters: {
    /** bn for messages in Bengali, otherwise English */ AcceptLanguage: string;
    AdvocateId: string;
    AdvocateName: string;
    Amount: string;
    /** 1 lists archived records, too */ Archived: Schemas["Flag"] | "";
    BuildingName: string;
    Category: string;
    /** The code */ Code: string;
    CollectionDate: string;
    Date: string;
    Email: string;
    /** Only rows from this day on */ From: string;
    Fund: string;
    /** Only rows with this Cashier */ HolderName: string;
    /** The id of the record */ Id: string;
    /** A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
    IdempotencyKey: string;
    /** The ETag of the response that the client has; 304 when it is still current */ IfNoneMatch: string;
    /** Only rows with this Fee */ Kind: string;
    /** Number of rows to return; without it at most 10,000 */ Limit: number;
    Module: string;
    /** The name of the module */ Name: string;
    NameBengali: string;
    NameEnglish: string;
    /** Only rows with this Receipt No */ Number: string;
    /** Number of rows to skip */ Offset: number;
    /** The day; today when left out */ On: string;
    /** Up to 3 field names, separated by commas; a leading - sorts in descending order */ Ordering: string;
    PaymentType: string;
    Percentage: number;
    Phone: string;
    /** Only receipts of which money went to this place, or came from it: the id of a money place */ Place: number;
    Price: string;
    Reason: string;
    ReceiptNo: string;
    Remarks: string;
    Resolution: string;
    /** Only rows with this Resolution of the Register */ ResolutionId: number;
    SalesDate: string;
    /** Up to 8 words that the record must contain, with digits in either script */ Search: string;
    /** The code of the receipt series */ Series: string;
    Subject: string;
    /** Only rows up to this day */ To: string;
    TotalAmount: string;
    TotalCount: number;
    /** 1 lists void records, too */ Voided: Schemas["Flag"] | "";
    /** The year; the current one when left out */ Year: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getActualExpanse: {
    parameters: {
      query?: {
        /** Only rows with this Actual Expanse */ actualExpanse?: string;
        date?: Parameters["Date"];
        expanseCategory?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payee?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
        year?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ActualExpense"][] } } };
  };
  postActualExpanse: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ActualExpenseInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ActualExpense"] } } };
  };
  getActualExpanseById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ActualExpense"] } } };
  };
  putActualExpanseById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ActualExpenseInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ActualExpense"] } } };
  };
  deleteActualExpanseById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getActualExpanseByIdAttachment: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/pdf": string; "image/webp": string } } };
  };
  putActualExpanseByIdAttachment: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "multipart/form-data": Schemas["ActualExpenseInputForm"] } };
    responses: { 200: { content: { "application/json": Schemas["ActualExpense"] } } };
  };
  deleteActualExpanseByIdAttachment: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getAdvocateAllFees: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        /** Only rows with this Reason for the Amount */ amount_reason?: string;
        /** Only rows with this Bar Association Fee */ bar_association_form?: Schemas["Flag"];
        collection_date?: Parameters["CollectionDate"];
        /** Only rows with this Entry Fee */ entry_fee_form?: Schemas["Flag"];
        from?: Parameters["From"];
        /** Only rows with this Rent */ house_fee_form?: Schemas["Flag"];
        limit?: Parameters["Limit"];
        /** Only rows with this Monthly Fee */ monthly_fee_form?: Schemas["Flag"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        receipt_no?: Parameters["ReceiptNo"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["AdvocateFees"][] } } };
  };
  postAdvocateAllFees: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["AdvocateFeesInput"] } };
    responses: { 201: { content: { "application/json": Schemas["AdvocateFees"] } } };
  };
  getAdvocateAllFeesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["AdvocateFees"] } } };
  };
  putAdvocateAllFeesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["AdvocateFeesInput"] } };
    responses: { 200: { content: { "application/json": Schemas["AdvocateFees"] } } };
  };
  deleteAdvocateAllFeesById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getAdvocateChange: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        advocate_name?: Parameters["AdvocateName"];
        case_no?: string;
        client_name?: string;
        date?: Parameters["Date"];
        fee?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["AdvocateChange"][] } } };
  };
  postAdvocateChange: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["AdvocateChangeInput"] } };
    responses: { 201: { content: { "application/json": Schemas["AdvocateChange"] } } };
  };
  getAdvocateChangeById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["AdvocateChange"] } } };
  };
  putAdvocateChangeById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["AdvocateChangeInput"] } };
    responses: { 200: { content: { "application/json": Schemas["AdvocateChange"] } } };
  };
  deleteAdvocateChangeById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getAdvocateCredits: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        archived?: Parameters["Archived"];
        credited?: string;
        /** Only rows with this First Credit */ first_day?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        name_bengali?: Parameters["NameBengali"];
        name_english?: Parameters["NameEnglish"];
        offset?: Parameters["Offset"];
        ordering?: string;
        owed?: string;
        /** Only rows with this Paid Out */ paid?: string;
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["AdvocateCredit"][] } } };
  };
  getAdvocates: {
    parameters: {
      query?: {
        advocate_type?: string;
        archived?: Parameters["Archived"];
        bar_council_no?: string;
        bar_registration_number?: string;
        blood_group?: string;
        current_address?: string;
        date_of_birth?: string;
        death_date?: string;
        education?: string;
        email?: Parameters["Email"];
        employment_details?: string;
        /** Only rows with this Enrollment Date (Lawyer) */ enrollment_date_As_lawyer?: string;
        /** Only rows with this Enrollment Date (Member) */ enrollment_date_As_member?: string;
        /** Only rows with this Father's Name */ father_name?: string;
        /** Only rows with this Bengali Name of the Father */ father_name_bengali?: string;
        from?: Parameters["From"];
        gender?: string;
        husband_or_wife_name?: string;
        /** Only rows with this Ex-employee */ is_a_ex_employee?: Schemas["Flag"];
        /** Only rows with this Dead */ is_dead?: Schemas["Flag"];
        /** Only rows with this From another bar */ is_from_another_bar?: Schemas["Flag"];
        /** Only rows with this Receiving pension */ is_receiing_pension?: Schemas["Flag"];
        /** Only rows with this Retired */ is_retired?: Schemas["Flag"];
        limit?: Parameters["Limit"];
        /** A part of a number, phone or name */ lookup?: string;
        /** number, phone or name; all three when left out */ lookup_field?: string;
        marital_status?: string;
        /** Only rows with this Mother's Name */ mother_name?: string;
        name_bengali?: Parameters["NameBengali"];
        name_english?: Parameters["NameEnglish"];
        /** Only rows with this National ID */ nid_number?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        pension_details?: string;
        permanent_address?: string;
        phone?: Parameters["Phone"];
        practicing_court_name?: string;
        religion?: string;
        remarks?: Parameters["Remarks"];
        retirement_date?: string;
        sanad_date?: string;
        search?: Parameters["Search"];
        status?: string;
        to?: Parameters["To"];
        year?: Parameters["Year"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["AdvocateView"][] } } };
  };
  postAdvocates: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["AdvocateInput"]; "multipart/form-data": Schemas["AdvocateInputForm"] } };
    responses: { 201: { content: { "application/json": Schemas["Advocate"] } } };
  };
  getAdvocatesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["AdvocateView"] } } };
  };
  putAdvocatesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["AdvocateInput"]; "multipart/form-data": Schemas["AdvocateInputForm"] } };
    responses: { 200: { content: { "application/json": Schemas["Advocate"] } } };
  };
  deleteAdvocatesById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postAdvocatesByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Advocate"] } } };
  };
  getAdvocatesByIdDues: {
    parameters: { query?: { on?: string }; header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["CashierDues"] } } };
  };
  getAdvocatesByIdDuesTerms: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["DuesTerms"] } } };
  };
  postAdvocatesByIdDuesTerms: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["DuesTermsInput"] } };
    responses: { 201: { content: { "application/json": Schemas["DuesTerms"] } } };
  };
  postAdvocatesByIdMemberCode: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] }; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["MemberCode"] } } };
  };
  getAdvocatesByIdMemberSessions: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["MemberSession"][] } } };
  };
  deleteAdvocatesByIdMemberSessions: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getAdvocatesByIdPassbook: {
    parameters: { query?: { from?: string; to?: string }; header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Passbook"] } } };
  };
  getAdvocatesByIdReference: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["AdvocateReference"] } } };
  };
  postAdvocatesByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Advocate"] } } };
  };
  getAdvocatesByIdStanding: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["StandingHistory"] } } };
  };
  postAdvocatesByIdStanding: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["StandingHistoryInput"] } };
    responses: { 201: { content: { "application/json": Schemas["StandingHistory"] } } };
  };
  getAdvocatesDuplicates: {
    parameters: {
      query?: {
        bar_registration_number?: string;
        except?: string;
        father_name?: string;
        name_bengali?: string;
        name_english?: string;
        nid_number?: string;
        phone?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Duplicate"][] } } };
  };
  postAdvocatesWithheldFields: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostAdvocatesWithheldFieldsBody"] } };
    responses: { 200: { content: { "application/json": { changed: number } } } };
  };
  getAgreement: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ReconciliationReport"] } } };
  };
  getApiTokens: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        /** Only rows with this Valid Until */ expires_on?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        name?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        role?: string;
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ApiToken"][] } } };
  };
  postApiTokens: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["NewApiTokenInput"] } };
    responses: { 201: { content: { "application/json": Schemas["NewApiToken"] } } };
  };
  getApiTokensById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ApiToken"] } } };
  };
  deleteApiTokensById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getAssociateRegistration: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        advocate_name?: Parameters["AdvocateName"];
        book_rate?: string;
        /** 1 lists only associates whose registration ended or ends within 60 days */ due?: Schemas["Flag"] | "";
        entry_fee?: string;
        from?: Parameters["From"];
        from_year?: number;
        license_no?: string;
        limit?: Parameters["Limit"];
        name?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        receipt_no?: Parameters["ReceiptNo"];
        registration_date?: string;
        remarks?: Parameters["Remarks"];
        renewal_fee?: string;
        search?: Parameters["Search"];
        to?: Parameters["To"];
        to_year?: number;
        total?: string;
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["AssociateRegistration"][] } } };
  };
  postAssociateRegistration: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["AssociateRegistrationInput"] } };
    responses: { 201: { content: { "application/json": Schemas["AssociateRegistration"] } } };
  };
  getAssociateRegistrationById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["AssociateRegistration"] } } };
  };
  putAssociateRegistrationById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["AssociateRegistrationInput"] } };
    responses: { 200: { content: { "application/json": Schemas["AssociateRegistration"] } } };
  };
  deleteAssociateRegistrationById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  putAssociateRegistrationByIdPhoto: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "multipart/form-data": Schemas["PutAssociateRegistrationByIdPhotoBodyForm"] } };
    responses: { 200: { content: { "application/json": { photo: string | null } } } };
  };
  deleteAssociateRegistrationByIdPhoto: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getAssociateRenewal: {
    parameters: {
      query?: {
        associate?: number;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        renewal_date?: string;
        renewal_end_date?: string;
        renewal_fee?: string;
        search?: Parameters["Search"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["AssociateRenewal"][] } } };
  };
  postAssociateRenewal: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["AssociateRenewalInput"] } };
    responses: { 201: { content: { "application/json": Schemas["AssociateRenewal"] } } };
  };
  getAssociateRenewalById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["AssociateRenewal"] } } };
  };
  putAssociateRenewalById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["AssociateRenewalInput"] } };
    responses: { 200: { content: { "application/json": Schemas["AssociateRenewal"] } } };
  };
  deleteAssociateRenewalById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getAudit: {
    parameters: {
      query?: {
        action?: string;
        /** Only rows with this Who */ actor?: string;
        /** Only rows with this Who (id) */ actor_id?: number;
        archived?: Parameters["Archived"];
        composition?: number;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        module?: string;
        number?: Parameters["Number"];
        offset?: Parameters["Offset"];
        ordering?: string;
        reason?: string;
        release?: string;
        search?: Parameters["Search"];
        /** Only rows with this What */ subject?: string;
        /** Only rows with this Id */ subject_id?: string;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["AuditEntry"][] } } };
  };
  getAuditVerify: {
    parameters: {
      query?: { /** Read everything */ full?: boolean };
      header?: ReadHeaders;
    };
    responses: {
      200: {
        content: {
          "application/json": {
            broken: number | null;
            entries: number;
            full_at: string | null;
            head: string | null;
            ok: boolean;
            problem: string | null;
            records: number;
            sealed: number;
          };
        };
      };
    };
  };
  getAuditVerifyProgress: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": { done: number | null; total: number | null } } } };
  };
  getBackups: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["BackupsResponse"] } } } };
  postBackups: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    responses: { 202: { content: { "application/json": Schemas["BackupsResponse"] } } };
  };
  postBackupsPassphraseKept: {
    parameters: { header?: WriteHeaders };
    responses: { 200: { content: { "application/json": Schemas["BackupsResponse"] } } };
  };
  getBailbond: {
    parameters: {
      query?: {
        building_name?: Parameters["BuildingName"];
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        price?: Parameters["Price"];
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        sales_date?: Parameters["SalesDate"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        total_amount?: Parameters["TotalAmount"];
        total_count?: Parameters["TotalCount"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["BailBondSale"][] } } };
  };
  postBailbond: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["BailBondSaleInput"] } };
    responses: { 201: { content: { "application/json": Schemas["BailBondSale"] } } };
  };
  getBailbondById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["BailBondSale"] } } };
  };
  putBailbondById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["BailBondSaleInput"] } };
    responses: { 200: { content: { "application/json": Schemas["BailBondSale"] } } };
  };
  deleteBailbondById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getBankInterest: {
    parameters: {
      query?: {
        /** Only rows with this Account No (FDR) */ account_no?: string;
        bank_name?: string;
        branch_name?: string;
        collection_date?: Parameters["CollectionDate"];
        excise_duty?: string;
        /** Only rows with this Deposit */ fdr_id?: number;
        from?: Parameters["From"];
        interest_amount?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        source_tax?: string;
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["BankInterest"][] } } };
  };
  postBankInterest: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["BankInterestInput"] } };
    responses: { 201: { content: { "application/json": Schemas["BankInterest"] } } };
  };
  getBankInterestById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["BankInterest"] } } };
  };
  putBankInterestById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["BankInterestInput"] } };
    responses: { 200: { content: { "application/json": Schemas["BankInterest"] } } };
  };
  deleteBankInterestById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getBanks: {
    parameters: {
      query?: {
        account_category?: string;
        address?: string;
        archived?: Parameters["Archived"];
        bank_name?: string;
        branch_name?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Bank"][] } } };
  };
  postBanks: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["BankInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Bank"] } } };
  };
  getBanksById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Bank"] } } };
  };
  putBanksById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["BankInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Bank"] } } };
  };
  deleteBanksById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postBanksByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Bank"] } } };
  };
  postBanksByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Bank"] } } };
  };
  getBarCouncilExport: {
    parameters: {
      query?: {
        /** 1 lists only members whose data are incomplete */ lacking?: Schemas["Flag"] | "";
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["CouncilMember"][] } } };
  };
  getBarCouncilExportMembersXlsx: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string } } };
  };
  getBarCouncilExportPhotosZip: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/zip": string } } } };
  getBarCouncilExportRemittance: {
    parameters: { query?: { from?: string; to?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["Remittance"] } } };
  };
  getBarCouncilExportRemittanceCategories: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["RemittanceCategories"] } } };
  };
  putBarCouncilExportRemittanceCategories: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["RemittanceCategoriesInput"] } };
    responses: { 200: { content: { "application/json": Schemas["RemittanceCategories"] } } };
  };
  getBuildings: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        building_name?: Parameters["BuildingName"];
        /** Only rows with this Bengali Name */ building_name_bengali?: string;
        institute?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Building"][] } } };
  };
  postBuildings: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["BuildingInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Building"] } } };
  };
  getBuildingsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Building"] } } };
  };
  putBuildingsById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["BuildingInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Building"] } } };
  };
  deleteBuildingsById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postBuildingsByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Building"] } } };
  };
  postBuildingsByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Building"] } } };
  };
  getCashBook: {
    parameters: {
      query?: {
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        /** The id of the place; a cashier may leave it out */ place?: number;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["CashBook"] } } };
  };
  getCashDayReportsDifferences: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        /** Only rows with this Closed Days */ days?: number;
        /** Only rows with this Days with a Difference */ days_with_difference?: number;
        from?: Parameters["From"];
        holder_name?: Parameters["HolderName"];
        limit?: Parameters["Limit"];
        month?: string;
        name_bengali?: string;
        name_english?: string;
        net?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        over?: string;
        place?: number;
        search?: Parameters["Search"];
        short?: string;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["MonthlyDifference"][] } } };
  };
  getCashDayReportsNotClosed: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        date?: Parameters["Date"];
        days_late?: number;
        /** Only rows with this Exception */ exception_reason?: string;
        from?: Parameters["From"];
        holder_name?: Parameters["HolderName"];
        limit?: Parameters["Limit"];
        /** Only rows with this Box (Bengali) */ name_bengali?: string;
        /** Only rows with this Box (English) */ name_english?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        place?: number;
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["UnclosedDay"][] } } };
  };
  getCashDayReportsOvernight: {
    parameters: {
      query?: {
        /** Only rows with this Above the Limit */ above?: string;
        /** Only rows with this In the Box */ amount?: string;
        archived?: Parameters["Archived"];
        date?: Parameters["Date"];
        from?: Parameters["From"];
        holder_name?: Parameters["HolderName"];
        limit?: Parameters["Limit"];
        name_bengali?: string;
        name_english?: string;
        nights?: number;
        offset?: Parameters["Offset"];
        ordering?: string;
        /** Only rows with this Limit */ overnight_limit?: string;
        place?: number;
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["OvernightCash"][] } } };
  };
  getCashDays: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        closing?: string;
        counted?: string;
        date?: Parameters["Date"];
        difference?: string;
        expected?: string;
        from?: Parameters["From"];
        handed_over?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        opening?: string;
        ordering?: string;
        paid?: string;
        /** Only rows with this Cash Box */ place?: number;
        reason?: string;
        received?: string;
        search?: Parameters["Search"];
        state?: string;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["CashDay"][] } } };
  };
  getCashDaysById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["CashDayDetails"] } } };
  };
  postCashDaysByIdClose: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PostCashDaysByIdCloseBody"] } };
    responses: { 200: { content: { "application/json": Schemas["CashDayDetails"] } } };
  };
  postCashDaysByIdCount: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["CashDayDetailsInput"] } };
    responses: { 200: { content: { "application/json": Schemas["CashDayDetails"] } } };
  };
  postCashDaysByIdReopenNext: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PostCashDaysByIdReopenNextBody"] } };
    responses: { 200: { content: { "application/json": Schemas["CashDayDetails"] } } };
  };
  getCashDaysByIdSlip: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ClosingSlip"] } } };
  };
  getCashDaysByIdText: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "text/plain": string } } };
  };
  postChangePassword: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostChangePasswordBody"] } };
    responses: { 200: { content: { "application/json": { message: string } } } };
  };
  getCharges: {
    parameters: { query?: { advocate?: number; limit?: number; offset?: number; series?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ModuleCharge"][] } } };
  };
  postCharges: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ModuleChargeInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleCharge"] } } };
  };
  deleteChargesById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  postChargesDrop: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostChargesDropBody"] } };
    responses: { 204: {  } };
  };
  getCheck: {
    parameters: { query?: { paper?: string; receipt?: string; serial?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["CheckAnswer"] } } };
  };
  getCheckCodes: {
    parameters: { query: { ids: string; kind: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["NumberedCheckCode"][] } } };
  };
  getCheckFigures: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["CheckFigures"] } } };
  };
  postCheckFiguresReview: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostCheckFiguresReviewBody"] } };
    responses: { 204: {  } };
  };
  postCheckKeys: { parameters: { header?: WriteHeaders }; responses: { 201: { content: { "application/json": { version: number } } } } };
  getCheckByCode: {
    parameters: { header?: ReadHeaders; path: { code: Parameters["Code"] } };
    responses: { 200: { content: { "application/json": Schemas["CheckAnswer"] } } };
  };
  postCheckByCodeCases: {
    parameters: { header?: WriteHeaders; path: { code: Parameters["Code"] } };
    requestBody: { content: { "application/json": Schemas["PostCheckByCodeCasesBody"] } };
    responses: { 201: { content: { "application/json": Schemas["CheckAnswer"] } }; 303: Responses["Redirect"] };
  };
  postCheckCases: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["CheckAnswerInput"] } };
    responses: { 201: { content: { "application/json": Schemas["CheckAnswer"] } }; 303: Responses["Redirect"] };
  };
  getCheckPapers: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["CheckablePaper"][] } } };
  };
  getClearanceCertificates: {
    parameters: {
      query?: {
        /** Only of the advocate with this id */ advocate?: number;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        /** 1 lists void certificates, too */ voided?: Schemas["Flag"] | "";
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ClearanceCertificate"][] } } };
  };
  postClearanceCertificates: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ClearanceCertificateDetailsInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ClearanceCertificateDetails"] } } };
  };
  getClearanceCertificatesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ClearanceCertificateDetails"] } } };
  };
  deleteClearanceCertificatesById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getCommittees: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        bar_registration_number?: string;
        /** Only rows with this Committee Category */ committee_position?: string;
        limit?: Parameters["Limit"];
        name?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        phone?: Parameters["Phone"];
        search?: Parameters["Search"];
        year?: number;
        /** Only years up to this one */ year_to?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["CommitteeMember"][] } } };
  };
  postCommittees: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["CommitteeMemberInput"] } };
    responses: { 201: { content: { "application/json": Schemas["CommitteeMember"] } } };
  };
  getCommitteesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["CommitteeMember"] } } };
  };
  putCommitteesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["CommitteeMemberInput"] } };
    responses: { 200: { content: { "application/json": Schemas["CommitteeMember"] } } };
  };
  deleteCommitteesById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postCommitteesByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["CommitteeMember"] } } };
  };
  postCommitteesByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["CommitteeMember"] } } };
  };
  postCommitteesCopy: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostCommitteesCopyBody"] } };
    responses: { 200: { content: { "application/json": { copied: number } } } };
  };
  getCompositions: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["NamedCompositionRow"][] } } };
  };
  postCompositions: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["NamedCompositionRowInput"] } };
    responses: { 200: { content: { "application/json": Schemas["NamedCompositionRow"][] } } };
  };
  deleteCompositionsByName: { parameters: { header?: WriteHeaders; path: { name: string } }; responses: { 204: {  } } };
  getCompositionsComparison: {
    parameters: { query: { one: string; other?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["CompositionComparison"] } } };
  };
  postCompositionsImport: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostCompositionsImportBody"] } };
    responses: { 200: { content: { "application/json": Schemas["NamedCompositionRow"][] } } };
  };
  postCompositionsReturn: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostCompositionsReturnBody"] } };
    responses: { 200: { content: { "application/json": Schemas["ModulesResponse"] } } };
  };
  getContactMessages: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        email?: Parameters["Email"];
        limit?: Parameters["Limit"];
        message?: string;
        name?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
        subject?: Parameters["Subject"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ContactMessage"][] } } };
  };
  postContactMessages: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostContactMessagesBody"] } };
    responses: { 201: { content: { "application/json": { message: string; reference: string } } }; 303: Responses["Redirect"] };
  };
  getContactMessagesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ContactMessage"] } } };
  };
  postContactMessagesByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ContactMessage"] } } };
  };
  postContactMessagesByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ContactMessage"] } } };
  };
  getCounter: {
    parameters: {
      query?: {
        /** Warn about serials from this one */ from_serial?: number;
        /** The paper, such as Vokalotnama or form:3 */ paper?: string;
        /** Warn about serials up to this one */ to_serial?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["CounterSuggestion"] } } };
  };
  postCounterBasket: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["BasketInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Basket"] } } };
  };
  getCounterBaskets: {
    parameters: {
      query?: {
        /** Those of everybody, for administrators and staff */ all?: Schemas["Flag"] | "";
        /** The day on which they were paid; today when left out */ date?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Basket"][] } } };
  };
  getCounterBasketsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Basket"] } } };
  };
  postCounterBasketsByIdUndo: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PostCounterBasketsByIdUndoBody"] } };
    responses: { 200: { content: { "application/json": Schemas["Basket"] } } };
  };
  getCounterLookUp: {
    parameters: {
      query?: { /** Number, part of the name, phone, address or code of a QR code, or serial */ q?: string };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["CounterLookUp"] } } };
  };
  getCreditPayouts: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        amount?: Parameters["Amount"];
        date?: Parameters["Date"];
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["CreditPayout"][] } } };
  };
  postCreditPayouts: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["CreditPayoutInput"] } };
    responses: { 201: { content: { "application/json": Schemas["CreditPayout"] } } };
  };
  getCreditPayoutsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["CreditPayout"] } } };
  };
  putCreditPayoutsById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["CreditPayoutInput"] } };
    responses: { 200: { content: { "application/json": Schemas["CreditPayout"] } } };
  };
  deleteCreditPayoutsById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getDashboard: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["DashboardFigures"] } } };
  };
  getDatabase: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["DatabaseInfo"] } } } };
  getDayDigests: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        content?: string;
        date?: Parameters["Date"];
        digest?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        place?: number;
        previous?: string;
        records?: number;
        search?: Parameters["Search"];
        text?: string;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["DayDigest"][] } } };
  };
  getDelayRules: {
    parameters: {
      query?: {
        /** Only rows with this Grace Ends on Day */ after_day?: number;
        /** Only rows with this Grace Ends in Month */ after_month?: number;
        /** Only rows with this Amount a Month */ amount?: string;
        archived?: Parameters["Archived"];
        /** Only rows with this At Most */ cap?: string;
        court_type?: string;
        from?: Parameters["From"];
        from_day?: string;
        kind?: Parameters["Kind"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        /** Only rows with this Percent a Month */ percent?: string;
        remarks?: Parameters["Remarks"];
        resolution?: Parameters["Resolution"];
        resolution_id?: Parameters["ResolutionId"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["DelayRule"][] } } };
  };
  postDelayRules: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["DelayRuleInput"] } };
    responses: { 201: { content: { "application/json": Schemas["DelayRule"] } } };
  };
  getDelayRulesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["DelayRule"] } } };
  };
  putDelayRulesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["DelayRuleInput"] } };
    responses: { 200: { content: { "application/json": Schemas["DelayRule"] } } };
  };
  deleteDelayRulesById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getDocumentation: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["DocumentationLink"] } } };
  };
  getDues: {
    parameters: {
      query?: {
        /** How old the oldest unpaid month is */ ageing?: string;
        /** 1 lists advocates who owe nothing, too */ all?: Schemas["Flag"] | "";
        /** At most this amount */ amount_max?: string;
        /** At least this amount */ amount_min?: string;
        /** L/C or H/C */ court?: string;
        limit?: Parameters["Limit"];
        /** At most this many months */ months_max?: number;
        /** At least this many months */ months_min?: number;
        offset?: Parameters["Offset"];
        on?: Parameters["On"];
        ordering?: string;
        search?: Parameters["Search"];
        /** A standing, or in_arrears */ standing?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["DuesRow"][] } } };
  };
  getDuesWaivers: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        covers?: string;
        from_period?: string;
        kind?: Parameters["Kind"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        reason?: string;
        resolution?: Parameters["Resolution"];
        resolution_id?: Parameters["ResolutionId"];
        search?: Parameters["Search"];
        to_period?: string;
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["DuesWaiverRecord"][] } } };
  };
  postDuesWaivers: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["DuesWaiverRecordInput"] } };
    responses: { 201: { content: { "application/json": Schemas["DuesWaiverRecord"] } } };
  };
  getDuesWaiversById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["DuesWaiverRecord"] } } };
  };
  deleteDuesWaiversById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getDuesOverrides: {
    parameters: {
      query?: { from?: Parameters["From"]; limit?: Parameters["Limit"]; offset?: Parameters["Offset"]; to?: Parameters["To"] };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["FeeOverride"][] } } };
  };
  getDuesSummary: {
    parameters: {
      query?: {
        ageing?: string;
        all?: Schemas["Flag"] | "";
        amount_max?: string;
        amount_min?: string;
        court?: string;
        limit?: Parameters["Limit"];
        months_max?: number;
        months_min?: number;
        offset?: Parameters["Offset"];
        on?: Parameters["On"];
        ordering?: string;
        search?: Parameters["Search"];
        standing?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["DuesSummary"] } } };
  };
  getElectricityBill: {
    parameters: {
      query?: {
        bill_amount?: string;
        bill_payer_name?: string;
        building_name?: Parameters["BuildingName"];
        collection_date?: Parameters["CollectionDate"];
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        month?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
        year?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ElectricityBill"][] } } };
  };
  postElectricityBill: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ElectricityBillInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ElectricityBill"] } } };
  };
  getElectricityBillById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ElectricityBill"] } } };
  };
  putElectricityBillById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ElectricityBillInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ElectricityBill"] } } };
  };
  deleteElectricityBillById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getEvents: {
    parameters: { query?: { after?: string; limit?: number; type?: Schemas["EventKind"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["FeedRow"][] } } };
  };
  getExpanseCategory: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        category?: Parameters["Category"];
        category_bengali?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ExpenseCategory"][] } } };
  };
  postExpanseCategory: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["CategoryInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ExpenseCategory"] } } };
  };
  getExpanseCategoryById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ExpenseCategory"] } } };
  };
  putExpanseCategoryById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["CategoryInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ExpenseCategory"] } } };
  };
  deleteExpanseCategoryById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postExpanseCategoryByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ExpenseCategory"] } } };
  };
  postExpanseCategoryByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ExpenseCategory"] } } };
  };
  getExpanseReport: {
    parameters: { query?: { period?: string; year?: Parameters["Year"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["YearReport"] } } };
  };
  getFeeSchedules: {
    parameters: {
      query?: {
        amount?: Parameters["Amount"];
        archived?: Parameters["Archived"];
        court_type?: string;
        from?: Parameters["From"];
        from_day?: string;
        /** Only rows with this Period of Joining */ joining?: string;
        kind?: Parameters["Kind"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        remarks?: Parameters["Remarks"];
        resolution?: Parameters["Resolution"];
        resolution_id?: Parameters["ResolutionId"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["FeeSchedule"][] } } };
  };
  postFeeSchedules: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["FeeScheduleInput"] } };
    responses: { 201: { content: { "application/json": Schemas["FeeSchedule"] } } };
  };
  getFeeSchedulesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["FeeSchedule"] } } };
  };
  putFeeSchedulesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["FeeScheduleInput"] } };
    responses: { 200: { content: { "application/json": Schemas["FeeSchedule"] } } };
  };
  deleteFeeSchedulesById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getForm: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        form_name?: string;
        form_rate?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Form"][] } } };
  };
  postForm: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["FormInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Form"] } } };
  };
  getFormSale: {
    parameters: {
      query?: {
        building_name?: Parameters["BuildingName"];
        form_name?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        price?: Parameters["Price"];
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        sales_date?: Parameters["SalesDate"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        total_amount?: Parameters["TotalAmount"];
        total_count?: Parameters["TotalCount"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["FormSale"][] } } };
  };
  postFormSale: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["FormSaleInput"] } };
    responses: { 201: { content: { "application/json": Schemas["FormSale"] } } };
  };
  getFormSaleById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["FormSale"] } } };
  };
  putFormSaleById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["FormSaleInput"] } };
    responses: { 200: { content: { "application/json": Schemas["FormSale"] } } };
  };
  deleteFormSaleById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getFormById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Form"] } } };
  };
  putFormById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["FormInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Form"] } } };
  };
  deleteFormById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postFormByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Form"] } } };
  };
  postFormByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Form"] } } };
  };
  getFundCollection: {
    parameters: {
      query?: {
        date?: Parameters["Date"];
        donation_type?: string;
        from?: Parameters["From"];
        fund_amount?: string;
        fund_provider?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        purpose?: string;
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["FundCollection"][] } } };
  };
  postFundCollection: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["FundCollectionInput"] } };
    responses: { 201: { content: { "application/json": Schemas["FundCollection"] } } };
  };
  getFundCollectionById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["FundCollection"] } } };
  };
  putFundCollectionById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["FundCollectionInput"] } };
    responses: { 200: { content: { "application/json": Schemas["FundCollection"] } } };
  };
  deleteFundCollectionById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getGallery: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        caption?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
        type?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["GalleryItem"][] } } };
  };
  postGallery: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["GalleryItemInput"]; "multipart/form-data": Schemas["GalleryItemInputForm"] } };
    responses: { 201: { content: { "application/json": Schemas["GalleryItem"] } } };
  };
  getGalleryById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["GalleryItem"] } } };
  };
  putGalleryById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["GalleryItemInput"]; "multipart/form-data": Schemas["GalleryItemInputForm"] } };
    responses: { 200: { content: { "application/json": Schemas["GalleryItem"] } } };
  };
  deleteGalleryById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postGalleryByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["GalleryItem"] } } };
  };
  postGalleryByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["GalleryItem"] } } };
  };
  getGeneralExpanseReport: {
    parameters: { query?: { year?: Parameters["Year"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["FundReport"] } } };
  };
  getGeneralExpenseCategory: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        category?: Parameters["Category"];
        fund?: Parameters["Fund"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: Parameters["Ordering"];
        percentage?: Parameters["Percentage"];
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Share"][] } } };
  };
  postGeneralExpenseCategory: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ShareInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Share"] } } };
  };
  getGeneralExpenseCategoryById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  putGeneralExpenseCategoryById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ShareInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  deleteGeneralExpenseCategoryById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getGeneralIncomeReport: {
    parameters: { query?: { year?: Parameters["Year"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["FundReport"] } } };
  };
  getGettingStarted: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["GettingStarted"] } } };
  };
  getHeads: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["Head"][] } } } };
  getHeadsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Head"] } } };
  };
  putHeadsById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["HeadInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Head"] } } };
  };
  getImportAdvocates: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PastImport"][] } } };
  };
  postImportAdvocates: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ImportResultInput"] } };
    responses: {
      200: { content: { "application/json": Schemas["ImportPreview"] } };
      201: { content: { "application/json": Schemas["ImportResult"] } };
    };
  };
  postImportAdvocatesByIdUndo: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 200: { content: { "application/json": Schemas["UndoneImport"] } } };
  };
  postImportOpeningDues: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostImportOpeningDuesBody"] } };
    responses: {
      200: { content: { "application/json": Schemas["ImportPreview"] } };
      201: { content: { "application/json": Schemas["ImportResult"] } };
    };
  };
  getImportRenters: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PastImport"][] } } };
  };
  postImportRenters: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ImportResultInput"] } };
    responses: {
      200: { content: { "application/json": Schemas["ImportPreview"] } };
      201: { content: { "application/json": Schemas["ImportResult"] } };
    };
  };
  postImportRentersByIdUndo: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 200: { content: { "application/json": Schemas["UndoneImport"] } } };
  };
  getImports: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        day?: string;
        /** Only rows with this File */ file_name?: string;
        from?: Parameters["From"];
        kind?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
        state?: string;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ImportRecord"][] } } };
  };
  getImportsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ImportRecord"] } } };
  };
  getImportsByIdRows: {
    parameters: {
      query?: { limit?: Parameters["Limit"]; offset?: Parameters["Offset"]; verdict?: string };
      header?: ReadHeaders;
      path: { id: Parameters["Id"] };
    };
    responses: { 200: { content: { "application/json": Schemas["ImportedRow"][] } } };
  };
  postImportsByIdUndo: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ImportRecord"] } } };
  };
  postImportsPhotos: {
    parameters: { header?: WriteHeaders };
    requestBody: {
      content: { "application/json": Schemas["AppliedImportInput"]; "multipart/form-data": Schemas["AppliedImportInputForm"] };
    };
    responses: {
      200: { content: { "application/json": Schemas["PhotoPreview"] } };
      201: { content: { "application/json": Schemas["AppliedImport"] } };
    };
  };
  getIncomeCategory: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        category?: Parameters["Category"];
        category_bengali?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Category"][] } } };
  };
  postIncomeCategory: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["CategoryInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Category"] } } };
  };
  getIncomeCategoryById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Category"] } } };
  };
  putIncomeCategoryById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["CategoryInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Category"] } } };
  };
  deleteIncomeCategoryById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postIncomeCategoryByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Category"] } } };
  };
  postIncomeCategoryByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Category"] } } };
  };
  getIncomeCategoryPercentage: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        category?: Parameters["Category"];
        fund?: Parameters["Fund"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: Parameters["Ordering"];
        percentage?: Parameters["Percentage"];
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Share"][] } } };
  };
  postIncomeCategoryPercentage: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ShareInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Share"] } } };
  };
  getIncomeCategoryPercentageById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  putIncomeCategoryPercentageById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ShareInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  deleteIncomeCategoryPercentageById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getIncomeReport: {
    parameters: {
      query?: {
        /** first10, last2 or whole */ period?: string;
        year?: Parameters["Year"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["YearReport"] } } };
  };
  getLedgerRecords: {
    parameters: {
      query?: {
        /** Ids of categories, separated by commas */ category?: string;
        from?: Parameters["From"];
        /** The id of a head */ head?: number;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        /** cash, bank, check or mobile_banking */ payment_type?: string;
        search?: Parameters["Search"];
        /** income, passed_on, collected or expense */ side?: string;
        to?: Parameters["To"];
        /** Ids of categories to leave out */ without?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["LedgerRecord"][] } } };
  };
  getLock: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["Lock"] } } } };
  putLock: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["LockInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Lock"] } } };
  };
  getLockExceptions: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["LockException"][] } } };
  };
  postLockExceptions: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["LockExceptionInput"] } };
    responses: { 201: { content: { "application/json": Schemas["LockException"] } } };
  };
  getLockExceptionsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["LockException"] } } };
  };
  postLockExceptionsByIdEnd: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["LockException"] } } };
  };
  getLockExceptionsByIdEntries: {
    parameters: {
      query?: {
        action?: string;
        actor?: string;
        actor_id?: number;
        archived?: Parameters["Archived"];
        composition?: number;
        limit?: Parameters["Limit"];
        module?: string;
        number?: Parameters["Number"];
        offset?: Parameters["Offset"];
        ordering?: string;
        reason?: string;
        release?: string;
        search?: Parameters["Search"];
        subject?: string;
        subject_id?: string;
      };
      header?: ReadHeaders;
      path: { id: Parameters["Id"] };
    };
    responses: { 200: { content: { "application/json": Schemas["ExceptionEntry"][] } } };
  };
  postLogin: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["SignedInInput"] } };
    responses: { 200: { content: { "application/json": Schemas["SignedIn"] } } };
  };
  postLogout: { parameters: { header?: WriteHeaders }; responses: { 200: { content: { "application/json": { message: string } } } } };
  postMedia: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "multipart/form-data": Schemas["PostMediaBodyForm"] } };
    responses: { 201: { content: { "application/json": { height: number; url: string; width: number } } } };
  };
  postMemberCodes: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["MemberCodeRecipientInput"] } };
    responses: { 200: { content: { "application/json": Schemas["MemberCodeRecipient"] } } };
  };
  postMemberSessions: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["OwnCardInput"] } };
    responses: { 200: { content: { "application/json": Schemas["OwnCard"] } } };
  };
  postModuleAudit: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostModuleAuditBody"] } };
    responses: { 204: {  } };
  };
  getModuleEvents: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ModuleEvents"][] } } };
  };
  postModuleEventsByModuleHear: {
    parameters: { header?: WriteHeaders; path: { module: Parameters["Module"] } };
    requestBody: { content: { "application/json": Schemas["PostModuleEventsByModuleHearBody"] } };
    responses: { 200: { content: { "application/json": { events: number } } } };
  };
  postModuleEventsByModuleRepeat: {
    parameters: { header?: WriteHeaders; path: { module: Parameters["Module"] } };
    responses: { 200: { content: { "application/json": { events: number } } } };
  };
  getModuleFiles: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ModuleFilesUsage"][] } } };
  };
  putModuleFilesById: {
    parameters: { header?: WriteHeaders; path: { id: string } };
    requestBody: { content: { "application/json": Schemas["ModuleFileInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleFile"] } } };
  };
  deleteModuleFilesById: { parameters: { header?: WriteHeaders; path: { id: string } }; responses: { 204: {  } } };
  postModuleFilesByModuleByKind: {
    parameters: { header?: WriteHeaders; path: { kind: Schemas["ModuleFileKind"]; module: string } };
    requestBody: { content: { "multipart/form-data": Schemas["ModuleFileInputForm"] } };
    responses: { 201: { content: { "application/json": Schemas["ModuleFile"] } } };
  };
  postModuleFilesSweep: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostModuleFilesSweepBody"] } };
    responses: { 204: {  } };
  };
  getModuleJobs: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["ModuleJob"][] } } } };
  postModuleJobsByModuleByJobRun: {
    parameters: { header?: WriteHeaders; path: { job: string; module: string } };
    responses: { 202: { content: { "application/json": Record<string, never> } } };
  };
  postModuleOverrides: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostModuleOverridesBody"] } };
    responses: { 204: {  } };
  };
  deleteModuleOverrides: { parameters: { header?: WriteHeaders }; responses: { 204: {  } } };
  getModuleRecords: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ModuleRecords"][] } } };
  };
  getModuleRecordsByModuleByTable: {
    parameters: {
      query?: { from?: string; limit?: number; offset?: number; ordering?: string; search?: string; to?: string };
      header?: ReadHeaders;
      path: { module: string; table: string };
    };
    responses: { 200: { content: { "application/json": Schemas["RecordRow"][] } } };
  };
  getModuleRecordsByModuleByTableSums: {
    parameters: { query?: { from?: string; search?: string; to?: string }; header?: ReadHeaders; path: { module: string; table: string } };
    responses: { 200: { content: { "application/json": Schemas["RecordSums"] } } };
  };
  postModuleReports: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["PostModuleReportsBody"] } };
    responses: { 204: {  } };
  };
  getModuleRights: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ModuleRights"][] } } };
  };
  postModuleRightsByModuleApprove: {
    parameters: { header?: WriteHeaders; path: { module: Parameters["Module"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleRights"][] } } };
  };
  postModuleRightsByModuleWithdraw: {
    parameters: { header?: WriteHeaders; path: { module: Parameters["Module"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleRights"][] } } };
  };
  getModuleWork: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["ModuleWork"] } } } };
  getModules: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["ModulesResponse"] } } } };
  postModulesByNameActivate: {
    parameters: { header?: WriteHeaders; path: { name: Parameters["Name"] } };
    requestBody: { content: { "application/json": Schemas["ModulesResponseInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ModulesResponse"] } } };
  };
  postModulesByNameChoose: {
    parameters: { header?: WriteHeaders; path: { name: Parameters["Name"] } };
    requestBody: { content: { "application/json": Schemas["PostModulesByNameChooseBody"] } };
    responses: { 200: { content: { "application/json": Schemas["ModulesResponse"] } } };
  };
  getModulesByNameFigures: {
    parameters: { header?: ReadHeaders; path: { name: Parameters["Name"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleFigures"] } } };
  };
  getModulesByNameRehearsal: {
    parameters: { query: { release: string }; header?: ReadHeaders; path: { name: Parameters["Name"] } };
    responses: { 200: { content: { "application/json": Schemas["RehearsalDetails"] } } };
  };
  postModulesByNameRehearse: {
    parameters: { header?: WriteHeaders; path: { name: Parameters["Name"] } };
    requestBody: { content: { "application/json": Schemas["PostModulesByNameRehearseBody"] } };
    responses: { 200: { content: { "application/json": Schemas["RehearsalState"] } } };
  };
  postModulesByNameRollback: {
    parameters: { header?: WriteHeaders; path: { name: Parameters["Name"] } };
    requestBody: { content: { "application/json": Schemas["PostModulesByNameRollbackBody"] } };
    responses: { 200: { content: { "application/json": Schemas["ModulesResponse"] } } };
  };
  getModulesByNameSettings: {
    parameters: { header?: ReadHeaders; path: { name: Parameters["Name"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleSettingsResponse"] } } };
  };
  putModulesByNameSettings: {
    parameters: { header?: WriteHeaders; path: { name: Parameters["Name"] } };
    requestBody: { content: { "application/json": Schemas["ModuleSettingsResponseInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleSettingsResponse"] } } };
  };
  postModulesNoticesByIdDismiss: { parameters: { header?: WriteHeaders; path: { id: string } }; responses: { 204: {  } } };
  getModulesRehearsals: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["RehearsalState"] } } };
  };
  putModulesRehearsals: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["RehearsalStateInput"] } };
    responses: { 200: { content: { "application/json": Schemas["RehearsalState"] } } };
  };
  postModulesRehearsalsCancel: {
    parameters: { header?: WriteHeaders };
    responses: { 200: { content: { "application/json": Schemas["RehearsalState"] } } };
  };
  getMoneyPlaces: {
    parameters: {
      query?: {
        account_no?: string;
        archived?: Parameters["Archived"];
        bank?: number;
        day_close?: Schemas["Flag"];
        from?: Parameters["From"];
        fund?: string;
        holder?: number;
        /** Only rows with this Default */ is_default?: Schemas["Flag"];
        kind?: string;
        limit?: Parameters["Limit"];
        name_bengali?: Parameters["NameBengali"];
        name_english?: Parameters["NameEnglish"];
        never_below_zero?: Schemas["Flag"];
        offset?: Parameters["Offset"];
        opening_amount?: string;
        opening_day?: string;
        ordering?: string;
        overnight_limit?: string;
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["MoneyPlace"][] } } };
  };
  postMoneyPlaces: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["MoneyPlaceInput"] } };
    responses: { 201: { content: { "application/json": Schemas["MoneyPlace"] } } };
  };
  getMoneyPlacesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["MoneyPlace"] } } };
  };
  putMoneyPlacesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PutMoneyPlacesByIdBody"] } };
    responses: { 200: { content: { "application/json": Schemas["MoneyPlace"] } } };
  };
  deleteMoneyPlacesById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postMoneyPlacesByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["MoneyPlace"] } } };
  };
  postMoneyPlacesByIdHandOver: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PostMoneyPlacesByIdHandOverBody"] } };
    responses: {
      200: {
        content: { "application/json": { holder: number; holder_name: string; id: number; name_bengali: string; name_english: string } };
      };
    };
  };
  getMoneyPlacesByIdHolders: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["HolderChange"][] } } };
  };
  postMoneyPlacesByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["MoneyPlace"] } } };
  };
  getMoneyPlacesChoices: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PlaceChoice"][] } } };
  };
  getMoneyPlacesHolders: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": { id: number; may_sign: boolean; name: string; username: string }[] } } };
  };
  getMonthlyExpanse: {
    parameters: { query?: { month?: number; year?: Parameters["Year"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["MonthlyList"] } } };
  };
  getMonthlyIncome: {
    parameters: {
      query?: {
        /** The month; 0 for the whole year */ month?: number;
        year?: Parameters["Year"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["MonthlyList"] } } };
  };
  getMy: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["OwnCard"] } } } };
  putMyConsent: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PutMyConsentBody"] } };
    responses: { 200: { content: { "application/json": Schemas["OwnCard"] } } };
  };
  getMyData: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["OwnData"] } } } };
  getMyPassbook: {
    parameters: { query?: { from?: string; to?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["Passbook"] } } };
  };
  getMyReceiptsByNumber: {
    parameters: { header?: ReadHeaders; path: { number: string } };
    responses: { 200: { content: { "application/json": Schemas["Receipt"] } } };
  };
  deleteMySession: { parameters: { header?: WriteHeaders }; responses: { 204: {  } } };
  getNotices: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        /** Only rows with this Text */ body?: string;
        /** Only rows with this Text (Bengali) */ body_bengali?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        notice_date?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
        title?: string;
        title_bengali?: string;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Notice"][] } } };
  };
  postNotices: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["NoticeInput"]; "multipart/form-data": Schemas["NoticeInputForm"] } };
    responses: { 201: { content: { "application/json": Schemas["Notice"] } } };
  };
  getNoticesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Notice"] } } };
  };
  putNoticesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: {
      content: { "application/json": Schemas["PutNoticesByIdBody"]; "multipart/form-data": Schemas["PutNoticesByIdBodyForm"] };
    };
    responses: { 200: { content: { "application/json": Schemas["Notice"] } } };
  };
  deleteNoticesById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postNoticesByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Notice"] } } };
  };
  postNoticesByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Notice"] } } };
  };
  postOldBooksByKind: {
    parameters: { header?: WriteHeaders; path: { kind: Schemas["ImportKindName"] } };
    requestBody: { content: { "application/json": Schemas["ImportResultInput"] } };
    responses: {
      200: { content: { "application/json": Schemas["ImportPreview"] } };
      201: { content: { "application/json": Schemas["AppliedImport"] } };
    };
  };
  getOldBooksProgressByKey: {
    parameters: { header?: ReadHeaders; path: { key: string } };
    responses: { 200: { content: { "application/json": Schemas["ImportProgress"] } } };
  };
  getOpeningDues: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        /** Only rows with this Amount of One Period */ amount?: string;
        from_period?: string;
        kind?: Parameters["Kind"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to_period?: string;
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["OpeningDues"][] } } };
  };
  postOpeningDues: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["OpeningDuesInput"] } };
    responses: { 201: { content: { "application/json": Schemas["OpeningDues"] } } };
  };
  getOpeningDuesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["OpeningDues"] } } };
  };
  deleteOpeningDuesById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getPaidPeriods: {
    parameters: { query?: { advocate_id?: string; building_name?: string; floor?: string; room?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PaidPeriod"][] } } };
  };
  getPaperStock: {
    parameters: {
      query?: {
        date?: Parameters["Date"];
        from?: Parameters["From"];
        from_serial?: number;
        kind?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        paper?: string;
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        to_serial?: number;
        voided?: Parameters["Voided"];
        width?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["StockEntry"][] } } };
  };
  postPaperStock: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["StockEntryInput"] } };
    responses: { 201: { content: { "application/json": Schemas["StockEntry"] } } };
  };
  getPaperStockById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["StockEntry"] } } };
  };
  deletePaperStockById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getPaperStockPapers: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["StationeryOnHand"][] } } };
  };
  getPaperStockSerial: {
    parameters: { query: { paper?: string; serial: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["SerialRecords"] } } };
  };
  getPeople: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["Person"][] } } } };
  getPermissions: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PermissionsResponse"] } } };
  };
  putPermissions: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PermissionsResponseInput"] } };
    responses: { 200: { content: { "application/json": Schemas["PermissionsResponse"] } } };
  };
  getPlaceLines: {
    parameters: {
      query?: {
        /** The id of the last line that the reader has */ after?: number;
        /** Number of rows to return; 500 when left out */ limit?: number;
        place?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["PlaceLine"][] } } };
  };
  getPlaces: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["PlacesResponse"] } } } };
  putPlaces: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PlacesResponseInput"] } };
    responses: { 200: { content: { "application/json": Schemas["PlacesResponse"] } } };
  };
  getPositionList: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        position?: string;
        search?: Parameters["Search"];
        sort_order?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Position"][] } } };
  };
  postPositionList: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PositionInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Position"] } } };
  };
  getPositionListById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Position"] } } };
  };
  putPositionListById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PositionInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Position"] } } };
  };
  deletePositionListById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postPositionListByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Position"] } } };
  };
  postPositionListByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Position"] } } };
  };
  postPositionListOrder: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostPositionListOrderBody"] } };
    responses: { 200: { content: { "application/json": Schemas["Position"][] } } };
  };
  getPriceOverrides: {
    parameters: {
      query?: {
        /** Only rows with this Taken */ amount?: string;
        archived?: Parameters["Archived"];
        cashier?: string;
        count?: number;
        day?: string;
        /** Only rows with this By Resolution */ expected?: string;
        from?: Parameters["From"];
        item?: string;
        limit?: Parameters["Limit"];
        number?: Parameters["Number"];
        offset?: Parameters["Offset"];
        ordering?: string;
        reason?: string;
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["PriceOverride"][] } } };
  };
  getPrices: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        from?: Parameters["From"];
        /** Only rows with this From */ from_day?: string;
        /** Only rows with this For */ item?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        remarks?: Parameters["Remarks"];
        resolution?: number;
        search?: Parameters["Search"];
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Price"][] } } };
  };
  postPrices: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PriceInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Price"] } } };
  };
  getPricesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Price"] } } };
  };
  putPricesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PriceInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Price"] } } };
  };
  deletePricesById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getPricesHeads: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ComponentHead"][] } } };
  };
  postPricesHeads: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ComponentHeadInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ComponentHead"] } } };
  };
  getPricesHistory: {
    parameters: { query?: { item?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PriceHistory"] } } };
  };
  getPricesInForce: {
    parameters: { query?: { on?: Parameters["On"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PriceInForce"][] } } };
  };
  getPricesItems: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["PriceItemChoice"][] } } };
  };
  getProbableExpanse: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        /** Only rows with this Expanse Category */ expanseCategory?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        /** Only rows with this Probable Expanse */ ProbableExpanse?: string;
        search?: Parameters["Search"];
        year?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ProbableExpense"][] } } };
  };
  postProbableExpanse: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ProbableExpenseInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ProbableExpense"] } } };
  };
  getProbableExpanseById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ProbableExpense"] } } };
  };
  putProbableExpanseById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ProbableExpenseInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ProbableExpense"] } } };
  };
  deleteProbableExpanseById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getProbableIncome: {
    parameters: {
      query?: {
        amount?: Parameters["Amount"];
        archived?: Parameters["Archived"];
        /** Only rows with this Income Category */ IncomeCategory?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
        year?: number;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ProbableIncome"][] } } };
  };
  postProbableIncome: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ProbableIncomeInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ProbableIncome"] } } };
  };
  getProbableIncomeById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ProbableIncome"] } } };
  };
  putProbableIncomeById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ProbableIncomeInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ProbableIncome"] } } };
  };
  deleteProbableIncomeById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getReceiptSeries: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ModuleSeries"][] } } };
  };
  postReceiptSeriesByCodeApprove: {
    parameters: { header?: WriteHeaders; path: { code: Parameters["Code"] } };
    requestBody: { content: { "application/json": Schemas["ModuleSeriesInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleSeries"] } } };
  };
  postReceiptSeriesByCodeAutomatic: {
    parameters: { header?: WriteHeaders; path: { code: Parameters["Code"] } };
    requestBody: { content: { "application/json": Schemas["PostReceiptSeriesByCodeAutomaticBody"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleSeries"] } } };
  };
  postReceiptSeriesByCodeWithdraw: {
    parameters: { header?: WriteHeaders; path: { code: Parameters["Code"] } };
    requestBody: { content: { "application/json": Schemas["PostReceiptSeriesByCodeWithdrawBody"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleSeries"] } } };
  };
  postReceiptsByNumberPrint: {
    parameters: { header?: WriteHeaders; path: { number: string } };
    responses: { 200: { content: { "application/json": { number: string; prints: number } } } };
  };
  getReceiptsBySeries: {
    parameters: {
      query?: {
        advocate_id?: Parameters["AdvocateId"];
        date?: Parameters["Date"];
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payer?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        search?: Parameters["Search"];
        subject?: Parameters["Subject"];
        to?: Parameters["To"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
      path: { /** The number of the receipt */ series: string };
    };
    responses: { 200: { content: { "application/json": Schemas["ModuleReceipt"][] | Schemas["Receipt"] } } };
  };
  postReceiptsBySeries: {
    parameters: { header?: WriteHeaders; path: { series: Parameters["Series"] } };
    requestBody: { content: { "application/json": Schemas["ModuleReceiptInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ModuleReceipt"] } } };
  };
  getReceiptsBySeriesById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"]; series: Parameters["Series"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleReceipt"] } } };
  };
  putReceiptsBySeriesById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"]; series: Parameters["Series"] } };
    requestBody: { content: { "application/json": Schemas["ModuleReceiptInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ModuleReceipt"] } } };
  };
  deleteReceiptsBySeriesById: {
    parameters: {
      query?: { reason?: Parameters["Reason"] };
      header?: WriteHeaders;
      path: { id: Parameters["Id"]; series: Parameters["Series"] };
    };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  postRegister: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostRegisterBody"] } };
    responses: { 201: { content: { "application/json": { message: string; status: string; username: string } } } };
  };
  getReleasedVoterLists: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["ReleasedVoterList"][] } } };
  };
  getReleasedVoterListsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ReleasedVoterListDetails"] } } };
  };
  getRentDue: {
    parameters: { query?: { building_name?: string; floor?: string; room?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["RentDue"] } } };
  };
  getRenters: {
    parameters: {
      query?: {
        address?: string;
        advocate?: number;
        archived?: Parameters["Archived"];
        building?: number;
        category?: string;
        due?: string;
        floor_no?: string;
        from?: Parameters["From"];
        from_date?: string;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        phone?: Parameters["Phone"];
        remarks?: Parameters["Remarks"];
        rent_amount?: string;
        renter_name?: string;
        room_no?: string;
        search?: Parameters["Search"];
        security_amount?: string;
        to?: Parameters["To"];
        to_date?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Renter"][] } } };
  };
  postRenters: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["RenterInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Renter"] } } };
  };
  getRentersById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Renter"] } } };
  };
  putRentersById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["RenterInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Renter"] } } };
  };
  deleteRentersById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postRentersByIdArchive: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Renter"] } } };
  };
  postRentersByIdRestore: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Renter"] } } };
  };
  postResetPassword: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostResetPasswordBody"] } };
    responses: { 200: { content: { "application/json": { message: string } } } };
  };
  getResolutions: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        /** Only rows with this Date */ day?: string;
        effective_from?: string;
        from?: Parameters["From"];
        /** Only rows with this Public */ is_public?: Schemas["Flag"];
        kind?: string;
        limit?: Parameters["Limit"];
        meeting?: string;
        /** Only rows with this Resolution No */ number?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
        superseded_by?: number;
        suspended_from?: string;
        /** Only rows with this Text (Bengali) */ text_bn?: string;
        /** Only rows with this Text (English) */ text_en?: string;
        to?: Parameters["To"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Resolution"][] } } };
  };
  postResolutions: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ResolutionInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Resolution"] } } };
  };
  getResolutionsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Resolution"] } } };
  };
  putResolutionsById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ResolutionInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Resolution"] } } };
  };
  deleteResolutionsById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getResolutionsByIdAttachment: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/pdf": string; "image/webp": string } } };
  };
  putResolutionsByIdAttachment: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "multipart/form-data": Schemas["ActualExpenseInputForm"] } };
    responses: { 200: { content: { "application/json": Schemas["Resolution"] } } };
  };
  deleteResolutionsByIdAttachment: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getSearch: {
    parameters: { query?: { q?: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["SearchResult"] } } };
  };
  getSerialCodes: {
    parameters: { query: { format?: "csv" | "json"; from: string; paper: string; to: string }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["SerialCheckCode"][]; "text/csv": string } } };
  };
  getSettings: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["SettingsResponse"] } } };
  };
  putSettings: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["SettingsResponseInput"] } };
    responses: { 200: { content: { "application/json": Schemas["SettingsResponse"] } } };
  };
  postSettingsPreview: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostSettingsPreviewBody"] } };
    responses: { 200: { content: { "text/html": string } } };
  };
  getSetup: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": { needed: boolean } } } } };
  postSetup: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostSetupBody"] } };
    responses: { 201: { content: { "application/json": Schemas["SignedIn"] } } };
  };
  getShopRent: {
    parameters: {
      query?: {
        building_name?: Parameters["BuildingName"];
        collection_date?: Parameters["CollectionDate"];
        floor?: string;
        from?: Parameters["From"];
        from_month?: number;
        from_year?: number;
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        receipt_no?: Parameters["ReceiptNo"];
        remarks?: Parameters["Remarks"];
        rent_amount?: string;
        rent_type?: string;
        renter_name?: string;
        room?: string;
        search?: Parameters["Search"];
        to?: Parameters["To"];
        to_month?: number;
        to_year?: number;
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["ShopRent"][] } } };
  };
  postShopRent: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ShopRentInput"] } };
    responses: { 201: { content: { "application/json": Schemas["ShopRent"] } } };
  };
  getShopRentById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["ShopRent"] } } };
  };
  putShopRentById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["ShopRentInput"] } };
    responses: { 200: { content: { "application/json": Schemas["ShopRent"] } } };
  };
  deleteShopRentById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getSingleSignOnLinks: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["SignOnLink"][] } } };
  };
  deleteSingleSignOnLinksById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postSingleSignOnLinksByIdAllow: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["SignOnLink"] } } };
  };
  getSingleSignOnCallback: { parameters: { header?: ReadHeaders }; responses: { 204: {  }; 303: Responses["Redirect"] } };
  postSingleSignOnSession: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["PostSingleSignOnSessionBody"] } };
    responses: { 200: { content: { "application/json": Schemas["SignedIn"] } } };
  };
  getSingleSignOnStart: {
    parameters: { query?: { language?: Schemas["Language"]; next?: string }; header?: ReadHeaders };
    responses: { 204: {  }; 303: Responses["Redirect"] };
  };
  getSiteLinks: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["SiteLink"][] } } } };
  getTasks: {
    parameters: { query?: { limit?: number; offset?: number; search?: string; state?: "open" | "done" }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["Task"][] } } };
  };
  postTasks: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["TaskInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Task"] } } };
  };
  postTasksByIdDone: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Task"] } } };
  };
  postTasksByIdReopen: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Task"] } } };
  };
  postTasksClose: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostTasksCloseBody"] } };
    responses: { 204: {  } };
  };
  getTransfers: {
    parameters: {
      query?: {
        amount?: Parameters["Amount"];
        date?: Parameters["Date"];
        from?: Parameters["From"];
        /** Only rows with this From */ from_place?: number;
        limit?: Parameters["Limit"];
        may_approve?: string;
        may_confirm?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        place?: string;
        remarks?: Parameters["Remarks"];
        /** Only rows with this Resolution */ resolution_id?: number;
        search?: Parameters["Search"];
        slip_no?: string;
        state?: string;
        subject?: Parameters["Subject"];
        to?: Parameters["To"];
        /** Only rows with this To */ to_place?: number;
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Transfer"][] } } };
  };
  postTransfers: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["TransferInput"] } };
    responses: { 201: { content: { "application/json": Schemas["Transfer"] } } };
  };
  getTransfersById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Transfer"] } } };
  };
  deleteTransfersById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  postTransfersByIdApprove: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Transfer"] } } };
  };
  getTransfersByIdAttachment: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/pdf": string; "image/webp": string } } };
  };
  postTransfersByIdAttachment: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "multipart/form-data": Schemas["ActualExpenseInputForm"] } };
    responses: { 200: { content: { "application/json": Schemas["Transfer"] } } };
  };
  deleteTransfersByIdAttachment: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  postTransfersByIdConfirm: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Transfer"] } } };
  };
  getTwoFactorRoles: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["TwoFactorRoles"] } } };
  };
  putTwoFactorRoles: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["TwoFactorRolesInput"] } };
    responses: { 200: { content: { "application/json": Schemas["TwoFactorRoles"] } } };
  };
  getUser: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["Profile"] } } } };
  putUser: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["ProfileInput"]; "multipart/form-data": Schemas["ProfileInputForm"] } };
    responses: { 200: { content: { "application/json": Schemas["Profile"] } } };
  };
  getUserApiTokens: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["OwnedToken"][] } } };
  };
  postUserConfirmation: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["TwoFactorSecretInput"] } };
    responses: { 204: {  } };
  };
  postUserPasskeys: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["NewPasskeyInput"] } };
    responses: { 201: { content: { "application/json": Schemas["NewPasskey"] } } };
  };
  putUserPasskeysById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PasskeyInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Passkey"] } } };
  };
  deleteUserPasskeysById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["TwoFactorSecretInput"] } };
    responses: { 204: {  } };
  };
  postUserPasskeysChallenge: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    responses: { 201: { content: { "application/json": Schemas["PasskeyOptions"] } } };
  };
  postUserPasskeysOptions: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["TwoFactorSecretInput"] } };
    responses: { 201: { content: { "application/json": Schemas["PasskeyOptions"] } } };
  };
  getUserSessions: {
    parameters: { header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["UserSession"][] } } };
  };
  deleteUserSessionsById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getUserTwoFactor: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["TwoFactor"] } } } };
  putUserTwoFactor: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["TwoFactorSecretInput"] } };
    responses: { 200: { content: { "application/json": Schemas["RecoveryCodes"] } } };
  };
  postUserTwoFactor: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["TwoFactorSecretInput"] } };
    responses: { 201: { content: { "application/json": Schemas["TwoFactorSecret"] } } };
  };
  deleteUserTwoFactor: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody?: { content: { "application/json": Schemas["TwoFactorSecretInput"] } };
    responses: { 204: {  } };
  };
  postUserTwoFactorRecoveryCodes: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["TwoFactorSecretInput"] } };
    responses: { 201: { content: { "application/json": Schemas["RecoveryCodes"] } } };
  };
  getUsers: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        email?: Parameters["Email"];
        limit?: Parameters["Limit"];
        name?: string;
        name_bengali?: Parameters["NameBengali"];
        offset?: Parameters["Offset"];
        ordering?: string;
        phone?: Parameters["Phone"];
        role?: string;
        search?: Parameters["Search"];
        status?: string;
        username?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["UserAccount"][] } } };
  };
  getUsersById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["UserAccount"] } } };
  };
  putUsersById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["UserAccountInput"] } };
    responses: { 200: { content: { "application/json": Schemas["UserAccount"] } } };
  };
  deleteUsersById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getUsersByIdApiTokens: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["OwnedToken"][] } } };
  };
  postUsersByIdResetLink: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] }; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["DeleteUsersByIdTwoFactorBody"] } };
    responses: { 201: { content: { "application/json": Schemas["ResetLink"] } } };
  };
  getUsersByIdSessions: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["UserSession"][] } } };
  };
  deleteUsersByIdSessions: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["DeleteUsersByIdTwoFactorBody"] } };
    responses: { 204: {  } };
  };
  deleteUsersByIdTwoFactor: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["DeleteUsersByIdTwoFactorBody"] } };
    responses: { 204: {  } };
  };
  postUsersByIdUnlock: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["UserAccount"] } } };
  };
  getVokalotnama: {
    parameters: {
      query?: {
        advocate_name?: Parameters["AdvocateName"];
        /** Only rows with this Advocate ID */ advocateId?: string;
        building_name?: Parameters["BuildingName"];
        customer_address?: string;
        customer_name?: string;
        customer_phone?: string;
        from?: Parameters["From"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: string;
        payment_type?: Parameters["PaymentType"];
        place?: Parameters["Place"];
        price?: Parameters["Price"];
        receipt_no?: Parameters["ReceiptNo"];
        sale_type?: string;
        sales_date?: Parameters["SalesDate"];
        search?: Parameters["Search"];
        to?: Parameters["To"];
        total_amount?: Parameters["TotalAmount"];
        total_count?: Parameters["TotalCount"];
        voided?: Parameters["Voided"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["PaperSale"][] } } };
  };
  postVokalotnama: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PaperSaleInput"] } };
    responses: { 201: { content: { "application/json": Schemas["PaperSale"] } } };
  };
  getVokalotnamaById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["PaperSale"] } } };
  };
  putVokalotnamaById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PaperSaleInput"] } };
    responses: { 200: { content: { "application/json": Schemas["PaperSale"] } } };
  };
  deleteVokalotnamaById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  getVoterLists: {
    parameters: {
      query?: {
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        /** 1 lists void lists, too */ voided?: Schemas["Flag"] | "";
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["VoterList"][] } } };
  };
  postVoterLists: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["VoterListInput"] } };
    responses: { 201: { content: { "application/json": Schemas["VoterList"] } } };
  };
  getVoterListsById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["VoterList"] } } };
  };
  putVoterListsById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PutVoterListsByIdBody"] } };
    responses: { 200: { content: { "application/json": Schemas["VoterList"] } } };
  };
  deleteVoterListsById: {
    parameters: { query?: { reason?: Parameters["Reason"] }; header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody?: { content: { "application/json": Schemas["UndoneImportInput"] } };
    responses: { 204: {  } };
  };
  postVoterListsByIdFinalise: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["VoterList"] } } };
  };
  getVoterListsByIdObjections: {
    parameters: {
      query?: { limit?: Parameters["Limit"]; offset?: Parameters["Offset"] };
      header?: ReadHeaders;
      path: { id: Parameters["Id"] };
    };
    responses: { 200: { content: { "application/json": Schemas["VoterObjection"][] } } };
  };
  postVoterListsByIdObjections: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["VoterObjectionInput"] } };
    responses: { 201: { content: { "application/json": Schemas["VoterObjection"] } } };
  };
  postVoterListsByIdObjectionsByObjectionDecide: {
    parameters: {
      header?: WriteHeaders;
      path: {
        id: Parameters["Id"];
        /** The id of the objection */ objection: string;
      };
    };
    requestBody: { content: { "application/json": Schemas["PostVoterListsByIdObjectionsByObjectionDecideBody"] } };
    responses: { 200: { content: { "application/json": Schemas["VoterObjection"] } } };
  };
  postVoterListsByIdRelease: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["VoterList"] } } };
  };
  getVoterListsByIdVoters: {
    parameters: {
      query?: {
        limit?: Parameters["Limit"];
        /** 1 lists the advocates who are not on the list */ off?: Schemas["Flag"] | "";
        offset?: Parameters["Offset"];
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
      path: { id: Parameters["Id"] };
    };
    responses: { 200: { content: { "application/json": Schemas["Voter"][] } } };
  };
  getVoterListsByIdWhy: {
    parameters: { query?: { advocate_id?: string }; header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["VoterAnswer"] } } };
  };
  postVoterListsByIdWithdraw: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["VoterList"] } } };
  };
  getWaitingWork: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": Schemas["WaitingWork"] } } } };
  getWebhookDeliveriesByIdAttempts: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["WebhookAttempt"][] } } };
  };
  postWebhookDeliveriesByIdReplay: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["WebhookDelivery"] } } };
  };
  getWebhooks: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        limit?: Parameters["Limit"];
        name?: string;
        offset?: Parameters["Offset"];
        ordering?: string;
        search?: Parameters["Search"];
        /** Only rows with this Address */ url?: string;
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Webhook"][] } } };
  };
  postWebhooks: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] } };
    requestBody: { content: { "application/json": Schemas["WebhookWithSecretInput"] } };
    responses: { 201: { content: { "application/json": Schemas["WebhookWithSecret"] } } };
  };
  getWebhooksById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Webhook"] } } };
  };
  putWebhooksById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["WebhookWithSecretInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Webhook"] } } };
  };
  deleteWebhooksById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getWebhooksByIdDeliveries: {
    parameters: {
      query?: { limit?: number; offset?: number; state?: Schemas["DeliveryState"] };
      header?: ReadHeaders;
      path: { id: Parameters["Id"] };
    };
    responses: { 200: { content: { "application/json": Schemas["WebhookDelivery"][] } } };
  };
  postWebhooksByIdPause: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Webhook"] } } };
  };
  postWebhooksByIdReplay: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": { deliveries: number } } } };
  };
  postWebhooksByIdResume: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["WebhookInput"] } };
    responses: { 200: { content: { "application/json": Schemas["Webhook"] } } };
  };
  postWebhooksByIdSecret: {
    parameters: { header?: { "Accept-Language"?: Parameters["AcceptLanguage"] }; path: { id: Parameters["Id"] } };
    responses: { 201: { content: { "application/json": Schemas["WebhookWithSecret"] } } };
  };
  postWebhooksByIdTest: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    responses: { 202: { content: { "application/json": Record<string, never> } } };
  };
  getWelfareCategoryPercentage: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        category?: Parameters["Category"];
        fund?: Parameters["Fund"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: Parameters["Ordering"];
        percentage?: Parameters["Percentage"];
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Share"][] } } };
  };
  postWelfareCategoryPercentage: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostWelfareCategoryPercentageBody"] } };
    responses: { 201: { content: { "application/json": Schemas["Share"] } } };
  };
  getWelfareCategoryPercentageById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  putWelfareCategoryPercentageById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PostWelfareCategoryPercentageBody"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  deleteWelfareCategoryPercentageById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getWelfareExpanseReport: {
    parameters: { query?: { year?: Parameters["Year"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["FundReport"] } } };
  };
  getWelfareExpenseCategory: {
    parameters: {
      query?: {
        archived?: Parameters["Archived"];
        category?: Parameters["Category"];
        fund?: Parameters["Fund"];
        limit?: Parameters["Limit"];
        offset?: Parameters["Offset"];
        ordering?: Parameters["Ordering"];
        percentage?: Parameters["Percentage"];
        search?: Parameters["Search"];
      };
      header?: ReadHeaders;
    };
    responses: { 200: { content: { "application/json": Schemas["Share"][] } } };
  };
  postWelfareExpenseCategory: {
    parameters: { header?: WriteHeaders };
    requestBody: { content: { "application/json": Schemas["PostWelfareCategoryPercentageBody"] } };
    responses: { 201: { content: { "application/json": Schemas["Share"] } } };
  };
  getWelfareExpenseCategoryById: {
    parameters: { header?: ReadHeaders; path: { id: Parameters["Id"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  putWelfareExpenseCategoryById: {
    parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } };
    requestBody: { content: { "application/json": Schemas["PostWelfareCategoryPercentageBody"] } };
    responses: { 200: { content: { "application/json": Schemas["Share"] } } };
  };
  deleteWelfareExpenseCategoryById: { parameters: { header?: WriteHeaders; path: { id: Parameters["Id"] } }; responses: { 204: {  } } };
  getWelfareIncomeReport: {
    parameters: { query?: { year?: Parameters["Year"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["FundReport"] } } };
  };
  getWhereTheMoneyIs: {
    parameters: { query?: { on?: Parameters["On"] }; header?: ReadHeaders };
    responses: { 200: { content: { "application/json": Schemas["WhereTheMoneyIs"] } } };
  };
  getYears: { parameters: { header?: ReadHeaders }; responses: { 200: { content: { "application/json": number[] } } } };
}
