// `npm run openapi` writes this file from the OpenAPI document.

export interface paths {
    "/api/actual_expanse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expanse: list */
        get: operations["getActualExpanse"];
        put?: never;
        /** Expanse: add */
        post: operations["postActualExpanse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actual_expanse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expanse: read one */
        get: operations["getActualExpanseById"];
        /** Expanse: change */
        put: operations["putActualExpanseById"];
        post?: never;
        /** Expanse: void */
        delete: operations["deleteActualExpanseById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actual_expanse/{id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expense: read the scan of the bill */
        get: operations["getActualExpanseByIdAttachment"];
        /** Expense: set the scan of the bill */
        put: operations["putActualExpanseByIdAttachment"];
        post?: never;
        /** Expense: remove the scan of the bill */
        delete: operations["deleteActualExpanseByIdAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocate-all-fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fee: list */
        get: operations["getAdvocateAllFees"];
        put?: never;
        /** Fee: add */
        post: operations["postAdvocateAllFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocate-all-fees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fee: read one */
        get: operations["getAdvocateAllFeesById"];
        /** Fee: change */
        put: operations["putAdvocateAllFeesById"];
        post?: never;
        /** Fee: void */
        delete: operations["deleteAdvocateAllFeesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocate-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advocate change: list */
        get: operations["getAdvocateChange"];
        put?: never;
        /** Advocate change: add */
        post: operations["postAdvocateChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocate-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advocate change: read one */
        get: operations["getAdvocateChangeById"];
        /** Advocate change: change */
        put: operations["putAdvocateChangeById"];
        post?: never;
        /** Advocate change: void */
        delete: operations["deleteAdvocateChangeById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocate-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit of an advocate: list */
        get: operations["getAdvocateCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advocate: list
         * @description Visitors and cashiers see fewer fields. With `lookup` it returns up to 100 matches for a pick list.
         */
        get: operations["getAdvocates"];
        put?: never;
        /** Advocate: add */
        post: operations["postAdvocates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advocate: read one */
        get: operations["getAdvocatesById"];
        /** Advocate: change */
        put: operations["putAdvocatesById"];
        post?: never;
        /** Advocate: delete */
        delete: operations["deleteAdvocatesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Advocate: archive */
        post: operations["postAdvocatesByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}/dues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advocate: dues on a day
         * @description A cashier sees fewer figures.
         */
        get: operations["getAdvocatesByIdDues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}/dues-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advocate: terms of dues */
        get: operations["getAdvocatesByIdDuesTerms"];
        put?: never;
        /** Advocate: add terms of dues */
        post: operations["postAdvocatesByIdDuesTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}/passbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advocate: passbook */
        get: operations["getAdvocatesByIdPassbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advocate: read number and name
         * @description The services of modules may call it for the person whose request they answer.
         */
        get: operations["getAdvocatesByIdReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Advocate: restore from the archive */
        post: operations["postAdvocatesByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advocate: standing from day to day */
        get: operations["getAdvocatesByIdStanding"];
        put?: never;
        /** Advocate: add a standing */
        post: operations["postAdvocatesByIdStanding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advocates who could be the same person */
        get: operations["getAdvocatesDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advocates/withheld-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Advocates: withhold fields on the website, or publish them */
        post: operations["postAdvocatesWithheldFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether receipts, ledger and totals agree */
        get: operations["getAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API token: list */
        get: operations["getApiTokens"];
        put?: never;
        /**
         * API token: add
         * @description The response is the only one that contains the token.
         */
        post: operations["postApiTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API token: read one */
        get: operations["getApiTokensById"];
        put?: never;
        post?: never;
        /** API token: delete */
        delete: operations["deleteApiTokensById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/associate-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Associate: list */
        get: operations["getAssociateRegistration"];
        put?: never;
        /** Associate: add */
        post: operations["postAssociateRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/associate-registration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Associate: read one */
        get: operations["getAssociateRegistrationById"];
        /** Associate: change */
        put: operations["putAssociateRegistrationById"];
        post?: never;
        /** Associate: void */
        delete: operations["deleteAssociateRegistrationById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/associate-registration/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Associate: set the photo */
        put: operations["putAssociateRegistrationByIdPhoto"];
        post?: never;
        /** Associate: remove the photo */
        delete: operations["deleteAssociateRegistrationByIdPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/associate-renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Renewal: list */
        get: operations["getAssociateRenewal"];
        put?: never;
        /** Renewal: add */
        post: operations["postAssociateRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/associate-renewal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Renewal: read one */
        get: operations["getAssociateRenewalById"];
        /** Renewal: change */
        put: operations["putAssociateRenewalById"];
        post?: never;
        /** Renewal: void */
        delete: operations["deleteAssociateRenewalById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Audit entry: list */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verify the hash chain of the audit log */
        get: operations["getAuditVerify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verify/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of the verification that runs
         * @description Steps of the running verification; null when this process of the server runs none.
         */
        get: operations["getAuditVerifyProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Backups */
        get: operations["getBackups"];
        put?: never;
        /** Back up now */
        post: operations["postBackups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backups/passphrase-kept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that the passphrase is kept in a safe place */
        post: operations["postBackupsPassphraseKept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bailbond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bail bond sale: list */
        get: operations["getBailbond"];
        put?: never;
        /** Bail bond sale: add */
        post: operations["postBailbond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bailbond/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bail bond sale: read one */
        get: operations["getBailbondById"];
        /** Bail bond sale: change */
        put: operations["putBailbondById"];
        post?: never;
        /** Bail bond sale: void */
        delete: operations["deleteBailbondById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank interest: list */
        get: operations["getBankInterest"];
        put?: never;
        /** Bank interest: add */
        post: operations["postBankInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-interest/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank interest: read one */
        get: operations["getBankInterestById"];
        /** Bank interest: change */
        put: operations["putBankInterestById"];
        post?: never;
        /** Bank interest: void */
        delete: operations["deleteBankInterestById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank: list */
        get: operations["getBanks"];
        put?: never;
        /** Bank: add */
        post: operations["postBanks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank: read one */
        get: operations["getBanksById"];
        /** Bank: change */
        put: operations["putBanksById"];
        post?: never;
        /** Bank: delete */
        delete: operations["deleteBanksById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banks/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bank: archive */
        post: operations["postBanksByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banks/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bank: restore from the archive */
        post: operations["postBanksByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bar-council-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members as the Bar Council wants them */
        get: operations["getBarCouncilExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bar-council-export/members.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members as a workbook for the Bar Council */
        get: operations["getBarCouncilExportMembersXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bar-council-export/photos.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Photos of members for the Bar Council */
        get: operations["getBarCouncilExportPhotosZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bar-council-export/remittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that is passed on to the Bar Council */
        get: operations["getBarCouncilExportRemittance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bar-council-export/remittance-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expense categories of money that is passed on */
        get: operations["getBarCouncilExportRemittanceCategories"];
        /** Change the expense categories of money that is passed on */
        put: operations["putBarCouncilExportRemittanceCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Building: list */
        get: operations["getBuildings"];
        put?: never;
        /** Building: add */
        post: operations["postBuildings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buildings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Building: read one */
        get: operations["getBuildingsById"];
        /** Building: change */
        put: operations["putBuildingsById"];
        post?: never;
        /** Building: delete */
        delete: operations["deleteBuildingsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buildings/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Building: archive */
        post: operations["postBuildingsByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buildings/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Building: restore from the archive */
        post: operations["postBuildingsByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash book of a place */
        get: operations["getCashBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-day-reports/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Difference: list */
        get: operations["getCashDayReportsDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-day-reports/not-closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Day not closed: list */
        get: operations["getCashDayReportsNotClosed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-day-reports/overnight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash above the limit: list */
        get: operations["getCashDayReportsOvernight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash day: list */
        get: operations["getCashDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-days/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash day: read one */
        get: operations["getCashDaysById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-days/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash day: close it */
        post: operations["postCashDaysByIdClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-days/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash day: save a count */
        post: operations["postCashDaysByIdCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-days/{id}/reopen-next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash day: open the next day for corrections */
        post: operations["postCashDaysByIdReopenNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash-days/{id}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash day: closing slip */
        get: operations["getCashDaysByIdSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password */
        post: operations["postChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check a paper by serial, or a receipt by number */
        get: operations["getCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes for cards, receipts and certificates */
        get: operations["getCheckCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often papers are checked */
        get: operations["getCheckFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-figures/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a paper of two cases as reviewed */
        post: operations["postCheckFiguresReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a key for codes */
        post: operations["postCheckKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check a code */
        get: operations["getCheckByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check/{code}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note the case in which a paper was seen, by code */
        post: operations["postCheckByCodeCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note the case in which a paper was seen, by serial */
        post: operations["postCheckCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Papers that can be checked */
        get: operations["getCheckPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clearance-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clearance certificate: list */
        get: operations["getClearanceCertificates"];
        put?: never;
        /** Clearance certificate: issue */
        post: operations["postClearanceCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clearance-certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clearance certificate: read one */
        get: operations["getClearanceCertificatesById"];
        put?: never;
        post?: never;
        /** Clearance certificate: void */
        delete: operations["deleteClearanceCertificatesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/committees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Committee member: list */
        get: operations["getCommittees"];
        put?: never;
        /** Committee member: add */
        post: operations["postCommittees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/committees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Committee member: read one */
        get: operations["getCommitteesById"];
        /** Committee member: change */
        put: operations["putCommitteesById"];
        post?: never;
        /** Committee member: delete */
        delete: operations["deleteCommitteesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/committees/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Committee member: archive */
        post: operations["postCommitteesByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/committees/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Committee member: restore from the archive */
        post: operations["postCommitteesByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/committees/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy the committee of a year */
        post: operations["postCommitteesCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Message: list */
        get: operations["getContactMessages"];
        put?: never;
        /** Send a message from the contact page */
        post: operations["postContactMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Message: read one */
        get: operations["getContactMessagesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-messages/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Message: archive */
        post: operations["postContactMessagesByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-messages/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Message: restore from the archive */
        post: operations["postContactMessagesByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the counter suggests for the next sale */
        get: operations["getCounter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit payment: list */
        get: operations["getCreditPayouts"];
        put?: never;
        /** Credit payment: add */
        post: operations["postCreditPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit payment: read one */
        get: operations["getCreditPayoutsById"];
        /** Credit payment: change */
        put: operations["putCreditPayoutsById"];
        post?: never;
        /** Credit payment: void */
        delete: operations["deleteCreditPayoutsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the dashboard */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/database": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which PostgreSQL runs */
        get: operations["getDatabase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/day-digests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Digests of closed days */
        get: operations["getDayDigests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delay-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delay rule: list */
        get: operations["getDelayRules"];
        put?: never;
        /** Delay rule: add */
        post: operations["postDelayRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delay-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delay rule: read one */
        get: operations["getDelayRulesById"];
        /** Delay rule: change */
        put: operations["putDelayRulesById"];
        post?: never;
        /** Delay rule: delete */
        delete: operations["deleteDelayRulesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the documentation is */
        get: operations["getDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dues of all advocates */
        get: operations["getDues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dues-waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Waiver: list */
        get: operations["getDuesWaivers"];
        put?: never;
        /** Waiver: add */
        post: operations["postDuesWaivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dues-waivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Waiver: read one */
        get: operations["getDuesWaiversById"];
        put?: never;
        post?: never;
        /** Waiver: void */
        delete: operations["deleteDuesWaiversById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dues/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fees at another amount than the schedule */
        get: operations["getDuesOverrides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dues/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dues: totals */
        get: operations["getDuesSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/electricity-bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bill: list */
        get: operations["getElectricityBill"];
        put?: never;
        /** Bill: add */
        post: operations["postElectricityBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/electricity-bill/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bill: read one */
        get: operations["getElectricityBillById"];
        /** Bill: change */
        put: operations["putElectricityBillById"];
        post?: never;
        /** Bill: void */
        delete: operations["deleteElectricityBillById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Change feed
         * @description The header X-Next-Cursor has the next `after`. 410: the events after this cursor are gone.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expanse_category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expanse category: list */
        get: operations["getExpanseCategory"];
        put?: never;
        /** Expanse category: add */
        post: operations["postExpanseCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expanse_category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expanse category: read one */
        get: operations["getExpanseCategoryById"];
        /** Expanse category: change */
        put: operations["putExpanseCategoryById"];
        post?: never;
        /** Expanse category: delete */
        delete: operations["deleteExpanseCategoryById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expanse_category/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Expanse category: archive */
        post: operations["postExpanseCategoryByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expanse_category/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Expanse category: restore from the archive */
        post: operations["postExpanseCategoryByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expanse-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expenses by category and month of a year */
        get: operations["getExpanseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fee-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fee schedule: list */
        get: operations["getFeeSchedules"];
        put?: never;
        /** Fee schedule: add */
        post: operations["postFeeSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fee-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fee schedule: read one */
        get: operations["getFeeSchedulesById"];
        /** Fee schedule: change */
        put: operations["putFeeSchedulesById"];
        post?: never;
        /** Fee schedule: delete */
        delete: operations["deleteFeeSchedulesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Form: list */
        get: operations["getForm"];
        put?: never;
        /** Form: add */
        post: operations["postForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Form sale: list */
        get: operations["getFormSale"];
        put?: never;
        /** Form sale: add */
        post: operations["postFormSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-sale/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Form sale: read one */
        get: operations["getFormSaleById"];
        /** Form sale: change */
        put: operations["putFormSaleById"];
        post?: never;
        /** Form sale: void */
        delete: operations["deleteFormSaleById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Form: read one */
        get: operations["getFormById"];
        /** Form: change */
        put: operations["putFormById"];
        post?: never;
        /** Form: delete */
        delete: operations["deleteFormById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Form: archive */
        post: operations["postFormByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Form: restore from the archive */
        post: operations["postFormByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fund-collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fund entry: list */
        get: operations["getFundCollection"];
        put?: never;
        /** Fund entry: add */
        post: operations["postFundCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fund-collection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fund entry: read one */
        get: operations["getFundCollectionById"];
        /** Fund entry: change */
        put: operations["putFundCollectionById"];
        post?: never;
        /** Fund entry: void */
        delete: operations["deleteFundCollectionById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Image: list */
        get: operations["getGallery"];
        put?: never;
        /** Image: add */
        post: operations["postGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Image: read one */
        get: operations["getGalleryById"];
        /** Image: change */
        put: operations["putGalleryById"];
        post?: never;
        /** Image: delete */
        delete: operations["deleteGalleryById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Image: archive */
        post: operations["postGalleryByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gallery/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Image: restore from the archive */
        post: operations["postGalleryByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/general-expanse-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** General fund: expenses */
        get: operations["getGeneralExpanseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/general-expense-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: list */
        get: operations["getGeneralExpenseCategory"];
        put?: never;
        /** Percentage: add */
        post: operations["postGeneralExpenseCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/general-expense-category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: read one */
        get: operations["getGeneralExpenseCategoryById"];
        /** Percentage: change */
        put: operations["putGeneralExpenseCategoryById"];
        post?: never;
        /** Percentage: delete */
        delete: operations["deleteGeneralExpenseCategoryById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/general-income-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** General fund: income */
        get: operations["getGeneralIncomeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getting-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Steps of a new association */
        get: operations["getGettingStarted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/heads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Head: list */
        get: operations["getHeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/heads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Head: read one */
        get: operations["getHeadsById"];
        /** Head: change its category */
        put: operations["putHeadsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/advocates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import advocates
         * @description With `dry_run` it changes nothing and returns 200 with the verdict on each row.
         */
        post: operations["postImportAdvocates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/opening-dues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import opening dues
         * @description With `dry_run` it changes nothing and returns 200 with the verdict on each row.
         */
        post: operations["postImportOpeningDues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/renters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import renters
         * @description With `dry_run` it changes nothing and returns 200 with the verdict on each row.
         */
        post: operations["postImportRenters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import: list */
        get: operations["getImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import: read one */
        get: operations["getImportsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of an import */
        get: operations["getImportsByIdRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import: undo it
         * @description Takes back all records of the import, or none of them.
         */
        post: operations["postImportsByIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import photos of advocates
         * @description With `dry_run` it changes nothing and returns 200 with the verdict on each row.
         */
        post: operations["postImportsPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income_category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income category: list */
        get: operations["getIncomeCategory"];
        put?: never;
        /** Income category: add */
        post: operations["postIncomeCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income_category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income category: read one */
        get: operations["getIncomeCategoryById"];
        /** Income category: change */
        put: operations["putIncomeCategoryById"];
        post?: never;
        /** Income category: delete */
        delete: operations["deleteIncomeCategoryById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income_category/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Income category: archive */
        post: operations["postIncomeCategoryByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income_category/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Income category: restore from the archive */
        post: operations["postIncomeCategoryByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income-category-percentage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: list */
        get: operations["getIncomeCategoryPercentage"];
        put?: never;
        /** Percentage: add */
        post: operations["postIncomeCategoryPercentage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income-category-percentage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: read one */
        get: operations["getIncomeCategoryPercentageById"];
        /** Percentage: change */
        put: operations["putIncomeCategoryPercentageById"];
        post?: never;
        /** Percentage: delete */
        delete: operations["deleteIncomeCategoryPercentageById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income by category and month of a year */
        get: operations["getIncomeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records behind a figure of a report */
        get: operations["getLedgerRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to which day the books are locked */
        get: operations["getLock"];
        /** Lock the books up to a day */
        put: operations["putLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lock/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exceptions to the period lock */
        get: operations["getLockExceptions"];
        put?: never;
        /** Open an exception to the period lock */
        post: operations["postLockExceptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lock/exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exception to the period lock: read one */
        get: operations["getLockExceptionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lock/exceptions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an exception to the period lock */
        post: operations["postLockExceptionsByIdEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lock/exceptions/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Audit events of an exception */
        get: operations["getLockExceptionsByIdEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["postLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a picture that belongs to no record */
        post: operations["postMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module-overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an origin of development builds for this browser */
        post: operations["postModuleOverrides"];
        /** Revoke all origins of development builds for this browser */
        delete: operations["deleteModuleOverrides"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/module-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report how the load of a screen went */
        post: operations["postModuleReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Modules and their releases */
        get: operations["getModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modules/{name}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Module: activate a release */
        post: operations["postModulesByNameActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modules/{name}/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Module: choose a release for oneself */
        post: operations["postModulesByNameChoose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modules/{name}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Module: roll back */
        post: operations["postModulesByNameRollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modules/{name}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of a module */
        get: operations["getModulesByNameSettings"];
        /** Change settings of a module */
        put: operations["putModulesByNameSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modules/notices/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss the notice of an automatic rollback */
        post: operations["postModulesNoticesByIdDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money place: list */
        get: operations["getMoneyPlaces"];
        put?: never;
        /** Money place: add */
        post: operations["postMoneyPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money place: read one */
        get: operations["getMoneyPlacesById"];
        /** Money place: change */
        put: operations["putMoneyPlacesById"];
        post?: never;
        /** Money place: delete */
        delete: operations["deleteMoneyPlacesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money place: archive */
        post: operations["postMoneyPlacesByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash box: hand it over to another holder */
        post: operations["postMoneyPlacesByIdHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash box: who kept it, and why that changed */
        get: operations["getMoneyPlacesByIdHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money place: restore from the archive */
        post: operations["postMoneyPlacesByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places to choose from */
        get: operations["getMoneyPlacesChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-places/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who may keep a cash box */
        get: operations["getMoneyPlacesHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/monthly-expanse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expenses by category and day */
        get: operations["getMonthlyExpanse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/monthly-income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income by category and day */
        get: operations["getMonthlyIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notice: list */
        get: operations["getNotices"];
        put?: never;
        /** Notice: add */
        post: operations["postNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notice: read one */
        get: operations["getNoticesById"];
        /** Notice: change */
        put: operations["putNoticesById"];
        post?: never;
        /** Notice: delete */
        delete: operations["deleteNoticesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notice: archive */
        post: operations["postNoticesByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notice: restore from the archive */
        post: operations["postNoticesByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/old-books/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import old books
         * @description With `dry_run` it changes nothing and returns 200 with the verdict on each row.
         */
        post: operations["postOldBooksByKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/old-books/progress/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of an import that runs
         * @description The key is the Idempotency-Key of the request that imports or tries.
         */
        get: operations["getOldBooksProgressByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opening-dues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opening dues: list */
        get: operations["getOpeningDues"];
        put?: never;
        /** Opening dues: add */
        post: operations["postOpeningDues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opening-dues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opening dues: read one */
        get: operations["getOpeningDuesById"];
        put?: never;
        post?: never;
        /** Opening dues: void */
        delete: operations["deleteOpeningDuesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paid-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Periods that are already paid, of an advocate or a rent unit */
        get: operations["getPaidPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock entry: list */
        get: operations["getPaperStock"];
        put?: never;
        /** Stock entry: add */
        post: operations["postPaperStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock entry: read one */
        get: operations["getPaperStockById"];
        put?: never;
        post?: never;
        /** Stock entry: void */
        delete: operations["deletePaperStockById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-stock/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paper stock: serials on hand by paper */
        get: operations["getPaperStockPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-stock/serial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paper stock: what happened to a serial */
        get: operations["getPaperStockSerial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Permissions of modules */
        get: operations["getPermissions"];
        /** Assign permissions to roles */
        put: operations["putPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Position: list */
        get: operations["getPositionList"];
        put?: never;
        /** Position: add */
        post: operations["postPositionList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Position: read one */
        get: operations["getPositionListById"];
        /** Position: change */
        put: operations["putPositionListById"];
        post?: never;
        /** Position: delete */
        delete: operations["deletePositionListById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position-list/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Position: archive */
        post: operations["postPositionListByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position-list/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Position: restore from the archive */
        post: operations["postPositionListByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position-list/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Positions: save their order */
        post: operations["postPositionListOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Other price: list */
        get: operations["getPriceOverrides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price: list */
        get: operations["getPrices"];
        put?: never;
        /** Price: add */
        post: operations["postPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price: read one */
        get: operations["getPricesById"];
        /** Price: change */
        put: operations["putPricesById"];
        post?: never;
        /** Price: delete */
        delete: operations["deletePricesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices/heads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Heads of components */
        get: operations["getPricesHeads"];
        put?: never;
        /** Head of components: add */
        post: operations["postPricesHeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a price changed, and what was sold at it */
        get: operations["getPricesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices/in-force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices in force on a day */
        get: operations["getPricesInForce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What prices are for */
        get: operations["getPricesItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/probable_expanse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Probable expanse: list */
        get: operations["getProbableExpanse"];
        put?: never;
        /** Probable expanse: add */
        post: operations["postProbableExpanse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/probable_expanse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Probable expanse: read one */
        get: operations["getProbableExpanseById"];
        /** Probable expanse: change */
        put: operations["putProbableExpanseById"];
        post?: never;
        /** Probable expanse: delete */
        delete: operations["deleteProbableExpanseById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/probable_income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income: list */
        get: operations["getProbableIncome"];
        put?: never;
        /** Income: add */
        post: operations["postProbableIncome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/probable_income/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income: read one */
        get: operations["getProbableIncomeById"];
        /** Income: change */
        put: operations["putProbableIncomeById"];
        post?: never;
        /** Income: delete */
        delete: operations["deleteProbableIncomeById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipt series of modules */
        get: operations["getReceiptSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt-series/{code}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receipt series of a module: approve */
        post: operations["postReceiptSeriesByCodeApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt-series/{code}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receipt series of a module: withdraw the approval */
        post: operations["postReceiptSeriesByCodeWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{number}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receipt: count a print */
        post: operations["postReceiptsByNumberPrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{series}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts of a series of a module: list, or Receipt: its printed content */
        get: operations["getReceiptsBySeries"];
        put?: never;
        /** Receipt of a series of a module: add */
        post: operations["postReceiptsBySeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{series}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipt of a series of a module: read one */
        get: operations["getReceiptsBySeriesById"];
        /** Receipt of a series of a module: change */
        put: operations["putReceiptsBySeriesById"];
        post?: never;
        /** Receipt of a series of a module: void */
        delete: operations["deleteReceiptsBySeriesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an account */
        post: operations["postRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/released-voter-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Released voter lists */
        get: operations["getReleasedVoterLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/released-voter-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Released voter list with its voters */
        get: operations["getReleasedVoterListsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rent-due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Months that are due for a rent unit */
        get: operations["getRentDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Renter: list */
        get: operations["getRenters"];
        put?: never;
        /** Renter: add */
        post: operations["postRenters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Renter: read one */
        get: operations["getRentersById"];
        /** Renter: change */
        put: operations["putRentersById"];
        post?: never;
        /** Renter: delete */
        delete: operations["deleteRentersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renters/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renter: archive */
        post: operations["postRentersByIdArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renters/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renter: restore from the archive */
        post: operations["postRentersByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password through a one-time link */
        post: operations["postResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resolution: list */
        get: operations["getResolutions"];
        put?: never;
        /** Resolution: add */
        post: operations["postResolutions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resolutions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resolution: read one */
        get: operations["getResolutionsById"];
        /** Resolution: change */
        put: operations["putResolutionsById"];
        post?: never;
        /** Resolution: delete */
        delete: operations["deleteResolutionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resolutions/{id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resolution: read the scan */
        get: operations["getResolutionsByIdAttachment"];
        /** Resolution: set the scan */
        put: operations["putResolutionsByIdAttachment"];
        post?: never;
        /** Resolution: remove the scan */
        delete: operations["deleteResolutionsByIdAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search receipts, serials, members and renters */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/serial-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes of a range of serials */
        get: operations["getSerialCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the association */
        get: operations["getSettings"];
        /** Change settings of the association */
        put: operations["putSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a page with changed settings */
        post: operations["postSettingsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the first administrator is still to be made */
        get: operations["getSetup"];
        put?: never;
        /** Make the first administrator */
        post: operations["postSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop-rent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop rent: list */
        get: operations["getShopRent"];
        put?: never;
        /** Shop rent: add */
        post: operations["postShopRent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop-rent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop rent: read one */
        get: operations["getShopRentById"];
        /** Shop rent: change */
        put: operations["putShopRentById"];
        post?: never;
        /** Shop rent: void */
        delete: operations["deleteShopRentById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-sign-on-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Single sign-on: links of accounts */
        get: operations["getSingleSignOnLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-sign-on-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Single sign-on: remove or refuse a link */
        delete: operations["deleteSingleSignOnLinksById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-sign-on-links/{id}/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Single sign-on: allow a link */
        post: operations["postSingleSignOnLinksByIdAllow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-sign-on/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Single sign-on: lead the browser back to the sign-in page */
        get: operations["getSingleSignOnCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-sign-on/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Single sign-on: open the session of the ticket in the cookie */
        post: operations["postSingleSignOnSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-sign-on/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Single sign-on: lead the browser to the provider */
        get: operations["getSingleSignOnStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of the website */
        get: operations["getSiteLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfer: list */
        get: operations["getTransfers"];
        put?: never;
        /** Transfer: add */
        post: operations["postTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfer: read one */
        get: operations["getTransfersById"];
        put?: never;
        post?: never;
        /** Transfer: void */
        delete: operations["deleteTransfersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfer: read the slip */
        get: operations["getTransfersByIdAttachment"];
        put?: never;
        /** Transfer: set the slip */
        post: operations["postTransfersByIdAttachment"];
        /** Transfer: remove the slip */
        delete: operations["deleteTransfersByIdAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transfer: confirm that the money arrived */
        post: operations["postTransfersByIdConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/two-factor-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles that need two-step sign-in */
        get: operations["getTwoFactorRoles"];
        /** Change the roles that need two-step sign-in */
        put: operations["putTwoFactorRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own profile */
        get: operations["getUser"];
        /** Change the own profile */
        put: operations["putUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own API tokens */
        get: operations["getUserApiTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm with password and second step
         * @description For ten minutes the session may send requests whose description has `x-confirmation`.
         */
        post: operations["postUserConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passkey: add */
        post: operations["postUserPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Passkey: rename */
        put: operations["putUserPasskeysById"];
        post?: never;
        /** Passkey: remove */
        delete: operations["deleteUserPasskeysById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passkey: a challenge to confirm an action */
        post: operations["postUserPasskeysChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passkey: begin to add one */
        post: operations["postUserPasskeysOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own sessions */
        get: operations["getUserSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the own sessions */
        delete: operations["deleteUserSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two-step sign-in: own state */
        get: operations["getUserTwoFactor"];
        /** Two-step sign-in: confirm it with a code */
        put: operations["putUserTwoFactor"];
        /** Two-step sign-in: begin to set it up */
        post: operations["postUserTwoFactor"];
        /** Two-step sign-in: turn it off */
        delete: operations["deleteUserTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Two-step sign-in: make new recovery codes */
        post: operations["postUserTwoFactorRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User: list */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User: read one */
        get: operations["getUsersById"];
        /** User: change */
        put: operations["putUsersById"];
        post?: never;
        /** User: delete */
        delete: operations["deleteUsersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User: API tokens */
        get: operations["getUsersByIdApiTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: make a link to reset the password */
        post: operations["postUsersByIdResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User: sessions */
        get: operations["getUsersByIdSessions"];
        put?: never;
        post?: never;
        /** User: end all sessions */
        delete: operations["deleteUsersByIdSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** User: turn two-step sign-in off */
        delete: operations["deleteUsersByIdTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User: unlock after wrong passwords */
        post: operations["postUsersByIdUnlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vokalotnama": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sale: list */
        get: operations["getVokalotnama"];
        put?: never;
        /** Sale: add */
        post: operations["postVokalotnama"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vokalotnama/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sale: read one */
        get: operations["getVokalotnamaById"];
        /** Sale: change */
        put: operations["putVokalotnamaById"];
        post?: never;
        /** Sale: void */
        delete: operations["deleteVokalotnamaById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voter list: list */
        get: operations["getVoterLists"];
        put?: never;
        /** Voter list: add */
        post: operations["postVoterLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voter list: read one */
        get: operations["getVoterListsById"];
        /** Voter list: rename a draft */
        put: operations["putVoterListsById"];
        post?: never;
        /** Voter list: delete a draft, or void a final list */
        delete: operations["deleteVoterListsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}/finalise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voter list: make it final */
        post: operations["postVoterListsByIdFinalise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}/objections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voter list: objections */
        get: operations["getVoterListsByIdObjections"];
        put?: never;
        /** Voter list: add an objection */
        post: operations["postVoterListsByIdObjections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}/objections/{objection}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voter list: decide an objection */
        post: operations["postVoterListsByIdObjectionsByObjectionDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voter list: release it on the website */
        post: operations["postVoterListsByIdRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}/voters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voter list: voters */
        get: operations["getVoterListsByIdVoters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voter list: why an advocate is on it or not */
        get: operations["getVoterListsByIdWhy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voter-lists/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voter list: withdraw it from the website */
        post: operations["postVoterListsByIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery of a webhook: its attempts */
        get: operations["getWebhookDeliveriesByIdAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delivery of a webhook: send it again */
        post: operations["postWebhookDeliveriesByIdReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Webhook: list */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Webhook: add
         * @description The response is the only one that contains the secret.
         */
        post: operations["postWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Webhook: read one */
        get: operations["getWebhooksById"];
        /** Webhook: change */
        put: operations["putWebhooksById"];
        post?: never;
        /** Webhook: delete */
        delete: operations["deleteWebhooksById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Webhook: deliveries, the newest first */
        get: operations["getWebhooksByIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Webhook: pause */
        post: operations["postWebhooksByIdPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Webhook: send everything that failed again */
        post: operations["postWebhooksByIdReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Webhook: resume */
        post: operations["postWebhooksByIdResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook: make a new secret
         * @description The response is the only one that contains the secret.
         */
        post: operations["postWebhooksByIdSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Webhook: send a test */
        post: operations["postWebhooksByIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welfare-category-percentage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: list */
        get: operations["getWelfareCategoryPercentage"];
        put?: never;
        /** Percentage: add */
        post: operations["postWelfareCategoryPercentage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welfare-category-percentage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: read one */
        get: operations["getWelfareCategoryPercentageById"];
        /** Percentage: change */
        put: operations["putWelfareCategoryPercentageById"];
        post?: never;
        /** Percentage: delete */
        delete: operations["deleteWelfareCategoryPercentageById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welfare-expanse-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Welfare fund: expenses */
        get: operations["getWelfareExpanseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welfare-expense-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: list */
        get: operations["getWelfareExpenseCategory"];
        put?: never;
        /** Percentage: add */
        post: operations["postWelfareExpenseCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welfare-expense-category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Percentage: read one */
        get: operations["getWelfareExpenseCategoryById"];
        /** Percentage: change */
        put: operations["putWelfareExpenseCategoryById"];
        post?: never;
        /** Percentage: delete */
        delete: operations["deleteWelfareExpenseCategoryById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welfare-income-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Welfare fund: income */
        get: operations["getWelfareIncomeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/where-the-money-is": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the money is at the end of a day */
        get: operations["getWhereTheMoneyIs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Years with data */
        get: operations["getYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A expanse. */
        ActualExpense: {
            /**
             * @description Actual Expanse
             * @example 1250.00
             */
            actualExpanse: string;
            archived_at?: string | null;
            attachment: components["schemas"]["BillScan"] | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            category: string;
            created_at: string;
            created_by: string;
            /** @description Date */
            date: string;
            /** @description Expanse Category */
            expanseCategory: number;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /** @description Payee */
            payee: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
            /** @description The year of the date. The server refuses any other. */
            year: number | null;
        };
        ActualExpenseInput: {
            /** @description Actual Expanse */
            actualExpanse: string | number;
            /** @description Date */
            date: string;
            /** @description Expanse Category */
            expanseCategory: string | number;
            /** @description Payee */
            payee?: string | number | null;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Year */
            year?: number | string | null;
        };
        ActualExpenseInputForm: {
            /** Format: binary */
            attachment?: string;
        };
        /** @description A advocate. */
        Advocate: {
            /**
             * @description Advocate Type
             * @enum {string}
             */
            advocate_type: "new" | "old";
            archived_at?: string | null;
            /** @description Bar Council No */
            bar_council_no: string;
            /** @description Bar Registration Number */
            bar_registration_number: string;
            /** @description Blood Group */
            blood_group: string;
            /** @description Children */
            children: {
                dob: string | null;
                /** @enum {string} */
                gender: "" | "daughter" | "son";
                name: string;
            }[];
            /** @description Current Address */
            current_address: string;
            /** @description Date of Birth */
            date_of_birth: string | null;
            /** @description Death Date */
            death_date: string | null;
            /** @description Education */
            education: string;
            /** @description Email */
            email: string;
            /** @description Employment Details */
            employment_details: string;
            /** @description Enrollment Date (Lawyer) */
            enrollment_date_As_lawyer: string | null;
            /** @description Enrollment Date (Member) */
            enrollment_date_As_member: string;
            /** @description Father's Name */
            father_name: string;
            /**
             * @description Gender
             * @enum {string}
             */
            gender: "" | "Female" | "Male" | "Other";
            /** @description Husband or Wife Name */
            husband_or_wife_name: string;
            id: number;
            /** @description Ex-employee */
            is_a_ex_employee: boolean;
            /** @description Dead */
            is_dead: boolean;
            /** @description From another bar */
            is_from_another_bar: boolean;
            /** @description Receiving pension */
            is_receiing_pension: boolean;
            /** @description Retired */
            is_retired: boolean;
            /**
             * @description Marital Status
             * @enum {string}
             */
            marital_status: "" | "Divorced" | "Married" | "Single" | "Widowed";
            /** @description Mother's Name */
            mother_name: string;
            /** @description Name (Bengali) */
            name_bengali: string;
            /** @description Name (English) */
            name_english: string;
            /** @description National ID */
            nid_number: string;
            /** @description Nominees */
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
            /** @description Pension Details */
            pension_details: string;
            /** @description Permanent Address */
            permanent_address: string;
            /** @description Phone */
            phone: string;
            /** @description Photo */
            photo: string | null;
            /** @description Practicing Court Name */
            practicing_court_name: string;
            /**
             * @description Religion
             * @enum {string}
             */
            religion: "" | "Buddhist" | "Christian" | "Hindu" | "Islam" | "Other";
            /** @description Remarks */
            remarks: string;
            /** @description Retirement Date */
            retirement_date: string | null;
            /** @description Sanad Date */
            sanad_date: string | null;
            /**
             * @description Status
             * @enum {string}
             */
            status: "" | "active" | "inactive";
            version: number;
            /** @description Withheld Fields */
            withheld_fields: ("blood_group" | "current_address" | "date_of_birth" | "father_name" | "phone" | "photo")[];
        };
        /** @description A advocate change. */
        AdvocateChange: {
            /** @description Advocate ID */
            advocate_id: string;
            /** @description Advocate Name */
            advocate_name: string;
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Case No */
            case_no: string;
            /** @description Client Name */
            client_name: string;
            created_at: string;
            created_by: string;
            /** @description Date */
            date: string | null;
            /**
             * @description Fee
             * @example 1250.00
             */
            fee: string;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        AdvocateChangeInput: {
            /** @description Advocate ID */
            advocate_id: string | number;
            /** @description Advocate Name */
            advocate_name: string | number;
            /** @description Case No */
            case_no: string | number;
            /** @description Client Name */
            client_name: string | number;
            /** @description Date */
            date?: string | null;
            /** @description Fee */
            fee: string | number;
            override_reason?: string;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A credit of an advocate. */
        AdvocateCredit: {
            /** @description Advocate ID */
            advocate_id: string;
            archived_at?: string | null;
            /**
             * @description Credited
             * @example 1250.00
             */
            credited: string;
            /** @description The day of the oldest receipt with credit */
            first_day: string;
            id: number;
            /** @description Name (Bengali) */
            name_bengali: string;
            /** @description Name (English) */
            name_english: string;
            /**
             * @description Owed
             * @example 1250.00
             */
            owed: string;
            /**
             * @description Paid Out
             * @example 1250.00
             */
            paid: string;
            version: number;
        };
        /** @description A fee. */
        AdvocateFees: {
            /** @description Advocate ID */
            advocate_id: string;
            advocate_name: string;
            /** @description Required when the amounts are not those of the fee schedules */
            amount_reason: string;
            archived_at?: string | null;
            bar_association_fee: string;
            /** @description Bar Association Fee */
            bar_association_form: boolean;
            /** @description Bar Association Fee */
            barassociationfee_set: {
                /** @example 1250.00 */
                benevolent_delay_fee: string;
                /** @example 1250.00 */
                benevolent_fund_fee: string;
                /** @enum {string} */
                court_type: "" | "H/C" | "L/C";
                /** @enum {string} */
                payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
                /** @example 1250.00 */
                relief_fund_fee: string;
                remarks3: string;
                /** @example 1250.00 */
                total_amount: string | null;
                /** @example 1250.00 */
                yearly_delay_fee: string;
                /**
                 * @description 0 in a row that pays only fund fees of years whose yearly fee is paid
                 * @example 1250.00
                 */
                yearly_fee: string;
                /** @example 1250.00 */
                yearly_fee_cost: string | null;
                yearly_from_year: number;
                yearly_to_year: number;
            }[];
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Collection Date */
            collection_date: string;
            created_at: string;
            created_by: string;
            entry_fee: string;
            /** @description Entry Fee */
            entry_fee_form: boolean;
            /** @description Entry Fee */
            entryfee_set: {
                /** @example 1250.00 */
                entry_fee: string;
                /** @enum {string} */
                payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
                remarks4: string;
            }[];
            father_name: string;
            /** @description The open sections. An open section without entries is an error. */
            house_fee_form: boolean;
            id: number;
            monthly_fee: string;
            /** @description Monthly Fee */
            monthly_fee_form: boolean;
            /** @description Monthly Fee */
            monthlyfee_set: {
                from_month: number;
                from_year: number;
                /**
                 * @description For late months; on top of `total_monthly_amount`
                 * @example 1250.00
                 */
                monthly_delay_fee: string;
                /** @example 1250.00 */
                monthly_fee: string;
                /** @enum {string} */
                payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
                remarks2: string;
                to_month: number;
                to_year: number;
                /** @example 1250.00 */
                total_monthly_amount: string | null;
            }[];
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            rent_fee: string;
            /** @description Rent */
            rentcollection_set: {
                building_name: string;
                floor: string;
                from_month: number;
                from_year: number;
                /** @enum {string} */
                payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
                remarks1: string;
                /** @example 1250.00 */
                rent_amount: string;
                /** @enum {string} */
                rent_type: "Billboard" | "House" | "Shop";
                room: string;
                to_month: number;
                to_year: number;
            }[];
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        AdvocateFeesInput: {
            /** @description Advocate ID */
            advocate_id: string | number;
            /** @description Reason for the Amount */
            amount_reason?: string | number | null;
            /**
             * @description Bar Association Fee
             * @default false
             */
            bar_association_form?: boolean | string | null;
            /** @description Bar Association Fee */
            barassociationfee_set?: {
                benevolent_delay_fee?: unknown;
                benevolent_fund_fee?: unknown;
                /** @default  */
                court_type?: unknown;
                /** @default cash */
                payment_type?: unknown;
                relief_fund_fee?: unknown;
                remarks3?: string;
                total_amount?: unknown;
                yearly_delay_fee?: unknown;
                /** @default  */
                yearly_fee?: unknown;
                yearly_fee_cost?: unknown;
                /** @default  */
                yearly_from_year?: unknown;
                /** @default  */
                yearly_to_year?: unknown;
            }[] | string | null;
            /** @description Collection Date */
            collection_date: string;
            /**
             * @description Entry Fee
             * @default false
             */
            entry_fee_form?: boolean | string | null;
            /** @description Entry Fee */
            entryfee_set?: {
                /** @default  */
                entry_fee?: unknown;
                /** @default cash */
                payment_type?: unknown;
                remarks4?: string;
            }[] | string | null;
            /**
             * @description Rent
             * @default false
             */
            house_fee_form?: boolean | string | null;
            /**
             * @description Monthly Fee
             * @default false
             */
            monthly_fee_form?: boolean | string | null;
            /** @description Monthly Fee */
            monthlyfee_set?: {
                /** @default  */
                from_month?: unknown;
                /** @default  */
                from_year?: unknown;
                monthly_delay_fee?: unknown;
                /** @default  */
                monthly_fee?: unknown;
                /** @default cash */
                payment_type?: unknown;
                remarks2?: string;
                /** @default  */
                to_month?: unknown;
                /** @default  */
                to_year?: unknown;
                total_monthly_amount?: unknown;
            }[] | string | null;
            place?: unknown;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Rent */
            rentcollection_set?: {
                /** @default  */
                building_name?: string;
                floor?: string;
                /** @default  */
                from_month?: unknown;
                /** @default  */
                from_year?: unknown;
                /** @default cash */
                payment_type?: unknown;
                remarks1?: string;
                /** @default  */
                rent_amount?: unknown;
                /** @default  */
                rent_type?: unknown;
                room?: string;
                /** @default  */
                to_month?: unknown;
                /** @default  */
                to_year?: unknown;
            }[] | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        AdvocateInput: {
            /**
             * @description Advocate Type
             * @enum {string}
             */
            advocate_type: "old" | "new";
            /** @description Bar Council No */
            bar_council_no?: string | number | null;
            /** @description Bar Registration Number */
            bar_registration_number: string | number;
            /**
             * @description Blood Group
             * @default
             * @enum {string|null}
             */
            blood_group?: "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "O+" | "O-" | "" | null;
            /** @description Children */
            children?: {
                dob?: unknown;
                /** @default  */
                gender?: unknown;
                /** @default  */
                name?: string;
            }[] | string | null;
            /** @description Current Address */
            current_address?: string | null;
            /** @description Date of Birth */
            date_of_birth?: string | null;
            /** @description Death Date */
            death_date?: string | null;
            /** @description Education */
            education?: string | null;
            /** @description Email */
            email?: string | null;
            /** @description Employment Details */
            employment_details?: string | null;
            /** @description Enrollment Date (Lawyer) */
            enrollment_date_As_lawyer?: string | null;
            /** @description Enrollment Date (Member) */
            enrollment_date_As_member: string;
            /** @description Father's Name */
            father_name?: string | number | null;
            /**
             * @description Gender
             * @default
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | "Other" | "" | null;
            /** @description Husband or Wife Name */
            husband_or_wife_name?: string | number | null;
            /**
             * @description Ex-employee
             * @default false
             */
            is_a_ex_employee?: boolean | string | null;
            /**
             * @description Dead
             * @default false
             */
            is_dead?: boolean | string | null;
            /**
             * @description From another bar
             * @default false
             */
            is_from_another_bar?: boolean | string | null;
            /**
             * @description Receiving pension
             * @default false
             */
            is_receiing_pension?: boolean | string | null;
            /**
             * @description Retired
             * @default false
             */
            is_retired?: boolean | string | null;
            /**
             * @description Marital Status
             * @default
             * @enum {string|null}
             */
            marital_status?: "Single" | "Married" | "Divorced" | "Widowed" | "" | null;
            /** @description Mother's Name */
            mother_name?: string | number | null;
            /** @description Name (Bengali) */
            name_bengali: string | number;
            /** @description Name (English) */
            name_english: string | number;
            /** @description National ID */
            nid_number?: string | number | null;
            /** @description Nominees */
            nominees?: {
                address?: string;
                birth_certificate?: string;
                birth_year?: string;
                contact?: string;
                /** @default  */
                name?: string;
                nid?: string;
                phone?: string;
                relation?: string;
                relationship?: string;
            }[] | string | null;
            /** @description Pension Details */
            pension_details?: string | null;
            /** @description Permanent Address */
            permanent_address?: string | null;
            /** @description Phone */
            phone?: string | null;
            /** @description true removes the picture */
            photo_clear?: boolean | string;
            /** @description Practicing Court Name */
            practicing_court_name?: string | number | null;
            /**
             * @description Religion
             * @default
             * @enum {string|null}
             */
            religion?: "Islam" | "Hindu" | "Buddhist" | "Christian" | "Other" | "" | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Retirement Date */
            retirement_date?: string | null;
            /** @description Sanad Date */
            sanad_date?: string | null;
            /**
             * @description Status
             * @default active
             * @enum {string|null}
             */
            status?: "active" | "inactive" | "" | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Withheld Fields */
            withheld_fields?: ("phone" | "current_address" | "blood_group" | "date_of_birth" | "father_name" | "photo")[] | string | null;
        };
        AdvocateInputForm: {
            /**
             * @description Advocate Type
             * @enum {string}
             */
            advocate_type: "old" | "new";
            /** @description Bar Council No */
            bar_council_no?: string | number | null;
            /** @description Bar Registration Number */
            bar_registration_number: string | number;
            /**
             * @description Blood Group
             * @default
             * @enum {string|null}
             */
            blood_group?: "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "O+" | "O-" | "" | null;
            /** @description Children */
            children?: {
                dob?: unknown;
                /** @default  */
                gender?: unknown;
                /** @default  */
                name?: string;
            }[] | string | null;
            /** @description Current Address */
            current_address?: string | null;
            /** @description Date of Birth */
            date_of_birth?: string | null;
            /** @description Death Date */
            death_date?: string | null;
            /** @description Education */
            education?: string | null;
            /** @description Email */
            email?: string | null;
            /** @description Employment Details */
            employment_details?: string | null;
            /** @description Enrollment Date (Lawyer) */
            enrollment_date_As_lawyer?: string | null;
            /** @description Enrollment Date (Member) */
            enrollment_date_As_member: string;
            /** @description Father's Name */
            father_name?: string | number | null;
            /**
             * @description Gender
             * @default
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | "Other" | "" | null;
            /** @description Husband or Wife Name */
            husband_or_wife_name?: string | number | null;
            /**
             * @description Ex-employee
             * @default false
             */
            is_a_ex_employee?: boolean | string | null;
            /**
             * @description Dead
             * @default false
             */
            is_dead?: boolean | string | null;
            /**
             * @description From another bar
             * @default false
             */
            is_from_another_bar?: boolean | string | null;
            /**
             * @description Receiving pension
             * @default false
             */
            is_receiing_pension?: boolean | string | null;
            /**
             * @description Retired
             * @default false
             */
            is_retired?: boolean | string | null;
            /**
             * @description Marital Status
             * @default
             * @enum {string|null}
             */
            marital_status?: "Single" | "Married" | "Divorced" | "Widowed" | "" | null;
            /** @description Mother's Name */
            mother_name?: string | number | null;
            /** @description Name (Bengali) */
            name_bengali: string | number;
            /** @description Name (English) */
            name_english: string | number;
            /** @description National ID */
            nid_number?: string | number | null;
            /** @description Nominees */
            nominees?: {
                address?: string;
                birth_certificate?: string;
                birth_year?: string;
                contact?: string;
                /** @default  */
                name?: string;
                nid?: string;
                phone?: string;
                relation?: string;
                relationship?: string;
            }[] | string | null;
            /** @description Pension Details */
            pension_details?: string | null;
            /** @description Permanent Address */
            permanent_address?: string | null;
            /** @description Phone */
            phone?: string | null;
            /**
             * Format: binary
             * @description Photo
             * @default null
             */
            photo?: string;
            /** @description true removes the picture */
            photo_clear?: boolean | string;
            /** @description Practicing Court Name */
            practicing_court_name?: string | number | null;
            /**
             * @description Religion
             * @default
             * @enum {string|null}
             */
            religion?: "Islam" | "Hindu" | "Buddhist" | "Christian" | "Other" | "" | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Retirement Date */
            retirement_date?: string | null;
            /** @description Sanad Date */
            sanad_date?: string | null;
            /**
             * @description Status
             * @default active
             * @enum {string|null}
             */
            status?: "active" | "inactive" | "" | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Withheld Fields */
            withheld_fields?: ("phone" | "current_address" | "blood_group" | "date_of_birth" | "father_name" | "photo")[] | string | null;
        };
        AdvocateLookupEntry: {
            archived_at?: string | null;
            bar_registration_number: string;
            enrollment_date_As_member: string;
            father_name: string;
            id: number;
            is_dead: boolean;
            is_retired: boolean;
            name_bengali: string;
            name_english: string;
            phone: string;
            /** @enum {string} */
            status: "" | "active" | "inactive";
        };
        /** @description An advocate as the record of a module refers to: nothing about the person but number, name and whether the record is archived. */
        AdvocateReference: {
            bar_registration_number: string;
            id: number;
            is_archived: boolean;
            name_bengali: string;
            name_english: string;
        };
        /** @description An advocate as the reader may see it: visitors and cashiers get fewer fields. */
        AdvocateView: {
            /** @enum {string} */
            advocate_type?: "new" | "old";
            archived_at?: string | null;
            bar_council_no?: string;
            bar_registration_number: string;
            blood_group?: string;
            children?: {
                dob: string | null;
                /** @enum {string} */
                gender: "" | "daughter" | "son";
                name: string;
            }[];
            current_address?: string;
            date_of_birth?: string | null;
            death_date?: string | null;
            education?: string;
            email?: string;
            employment_details?: string;
            enrollment_date_As_lawyer?: string | null;
            enrollment_date_As_member?: string;
            father_name?: string;
            /** @enum {string} */
            gender?: "" | "Female" | "Male" | "Other";
            husband_or_wife_name?: string;
            id: number;
            is_a_ex_employee?: boolean;
            is_dead?: boolean;
            is_from_another_bar?: boolean;
            is_receiing_pension?: boolean;
            is_retired?: boolean;
            /** @enum {string} */
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
            /** @enum {string} */
            religion?: "" | "Buddhist" | "Christian" | "Hindu" | "Islam" | "Other";
            remarks?: string;
            retirement_date?: string | null;
            sanad_date?: string | null;
            /** @enum {string} */
            status?: "" | "active" | "inactive";
            version?: number;
            withheld_fields?: ("blood_group" | "current_address" | "date_of_birth" | "father_name" | "phone" | "photo")[];
        };
        /** @enum {string} */
        AnyPlaceKind: "bank" | "before" | "cash" | "cheques" | "differences" | "fdr" | "old_books" | "on_the_way" | "wallet";
        /** @description A API token. */
        ApiToken: {
            /** @description Addresses and networks (203.0.113.7, 2001:db8::/32) from which it may be used; none: any address */
            addresses: string[];
            archived_at?: string | null;
            created_at: string;
            /** @description The last day on which it is valid */
            expires_on: string;
            /** @description The last characters of the token, by which people recognise it */
            hint: string;
            id: number;
            /** @description Written at most every ten minutes */
            last_used_at: string | null;
            last_used_from: string | null;
            /** @description Name */
            name: string;
            /** @description The administrator who created it. It acts for this person. */
            owner: string;
            revoked_at: string | null;
            revoked_by: string | null;
            /**
             * @description Decides, like the role of a user, what the token may do; the scopes restrict it further
             * @enum {string}
             */
            role: "admin" | "auditor" | "cashier" | "staff";
            /** @description Scopes */
            scopes: ("read:accounts" | "read:audit" | "read:configuration" | "read:imports" | "read:members" | "read:modules" | "read:papers" | "read:resolutions" | "read:sales" | "read:search" | "read:treasury" | "read:website" | "write:accounts" | "write:audit" | "write:configuration" | "write:imports" | "write:members" | "write:modules" | "write:papers" | "write:resolutions" | "write:sales" | "write:search" | "write:treasury" | "write:website")[];
            /** @enum {string} */
            state: "active" | "expired" | "ownerless" | "revoked";
            version: number;
        };
        AppliedImport: {
            /** @description The id of the import */
            id: number;
            imported: number;
            skipped: number;
        };
        AppliedImportInput: {
            dry_run: boolean | string;
            skip_errors: boolean | string;
        };
        AppliedImportInputForm: {
            /** Format: binary */
            archive?: string;
            dry_run: boolean | string;
            skip_errors: boolean | string;
        };
        /** @description One permission of an active module and the roles that have it. */
        AssignedPermission: {
            /** @description The roles that the module proposes */
            defaults: ("admin" | "auditor" | "cashier" | "staff")[];
            module: components["schemas"]["Words"];
            name: string;
            roles: ("admin" | "auditor" | "cashier" | "staff")[];
            title: components["schemas"]["Words"];
        };
        /** @description A associate. */
        AssociateRegistration: {
            /** @description Advocate ID */
            advocate_id: string;
            /** @description Advocate Name */
            advocate_name: string;
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            /**
             * @description Book Rate
             * @example 1250.00
             */
            book_rate: string;
            created_at: string;
            created_by: string;
            /**
             * @description Entry Fee
             * @example 1250.00
             */
            entry_fee: string;
            /** @description From Year */
            from_year: number | null;
            id: number;
            /** @description License No */
            license_no: string;
            /** @description Name */
            name: string;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            photo: string | null;
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Registration Date */
            registration_date: string | null;
            /** @description Remarks */
            remarks: string;
            /**
             * @description Renewal Fee
             * @example 1250.00
             */
            renewal_fee: string;
            renewals: number;
            /** @description To Year */
            to_year: number | null;
            /**
             * @description The record's total, a decimal string
             * @example 1250.00
             */
            total: string;
            valid_until: string | null;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        AssociateRegistrationInput: {
            /** @description Advocate ID */
            advocate_id: string | number;
            /** @description Advocate Name */
            advocate_name: string | number;
            /** @description Book Rate */
            book_rate?: string | number | null;
            /** @description Entry Fee */
            entry_fee?: string | number | null;
            /** @description From Year */
            from_year?: number | string | null;
            /** @description License No */
            license_no: string | number;
            /** @description Name */
            name: string | number;
            override_reason?: string;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Registration Date */
            registration_date?: string | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Renewal Fee */
            renewal_fee?: string | number | null;
            /** @description To Year */
            to_year?: number | string | null;
            /** @description Total */
            total?: string | number | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A renewal. */
        AssociateRenewal: {
            archived_at?: string | null;
            /** @description Associate */
            associate: number;
            /** @description The typed book number, or null */
            book_no: string | null;
            created_at: string;
            created_by: string;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Renewal Date */
            renewal_date: string;
            /** @description Renewal End Date */
            renewal_end_date: string;
            /**
             * @description Renewal Fee
             * @example 1250.00
             */
            renewal_fee: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        AssociateRenewalInput: {
            /** @description Associate */
            associate: number | string;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Renewal Date */
            renewal_date: string;
            /** @description Renewal End Date */
            renewal_end_date: string;
            /** @description Renewal Fee */
            renewal_fee: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The PDF or picture of a notice. `size` is in bytes. */
        Attachment: {
            name: string;
            size: number;
            /** @enum {string} */
            type: "application/pdf" | "image/webp";
            url: string;
        };
        /** @description A audit entry. */
        AuditEntry: {
            /** @description Action */
            action: string;
            /** @description Who */
            actor: string;
            /** @description Who (id) */
            actor_id: number | null;
            after: {
                [key: string]: unknown;
            } | null;
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            id: number;
            /** @description Receipt No */
            number: string | null;
            /** @description Reason */
            reason: string;
            /** @description What */
            subject: string;
            /** @description Id */
            subject_id: string | null;
        };
        /** @description One backup, or an attempt that failed. Times are instants. */
        Backup: {
            actor: string;
            bytes: number | null;
            /** @enum {string} */
            cause: "command" | "person" | "schedule";
            encrypted: boolean;
            file: string;
            /** @description Null while the backup is running */
            finished_at: string | null;
            id: number;
            /** @description Tables of modules that could not be read and are missing in the file, such as 'mfe-library/loans' */
            left_out: string[];
            /** @description Why the backup failed; null otherwise */
            problem: string | null;
            rehearsal_ms: number | null;
            rehearsal_problem: string | null;
            rehearsed_at: string | null;
            /** @description When the file was removed in favour of newer backups */
            removed_at: string | null;
            /** @description The machine that has the file */
            server: string;
            started_at: string;
        };
        /** @description The response of `backups/`, newest backup first. */
        BackupsResponse: {
            /** @description Time of the daily backup in Dhaka; null: scheduled backups are off */
            at: string | null;
            backups: components["schemas"]["Backup"][];
            encrypted: boolean;
            folder: string;
            keep: number;
            /** @description The passphrase that the server generated. Null once an administrator has confirmed that it is stored elsewhere too. */
            passphrase: string | null;
        };
        /** @description Summary for the dashboard: whether there is a recent backup to restore from. */
        BackupStatus: {
            /** @description Time of the last successful backup; null: never */
            last: string | null;
            /** @description Tables of modules that the last successful backup lacks */
            left_out: string[];
            /** @description The last successful backup is older than a daily schedule allows */
            overdue: boolean;
            /** @description Why the last attempt failed; null otherwise */
            problem: string | null;
        };
        /** @description A bail bond sale. */
        BailBondSale: {
            archived_at?: string | null;
            /** @description Serials */
            bailbond_serials: components["schemas"]["SerialRange"][];
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Building Name */
            building_name: string;
            created_at: string;
            created_by: string;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            /**
             * @description Price
             * @example 1250.00
             */
            price: string;
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description Sales Date */
            sales_date: string | null;
            /** @description The record's total, a decimal string */
            total: string;
            /**
             * @description Total Amount
             * @example 1250.00
             */
            total_amount: string;
            /** @description Total Count */
            total_count: number | null;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        BailBondSaleInput: {
            /** @description Serials */
            bailbond_serials: unknown[] | string;
            /** @description Building Name */
            building_name?: string | number | null;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            /** @description Price */
            price: string | number;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Sales Date */
            sales_date?: string | null;
            /** @description Total Amount */
            total_amount?: string | number | null;
            /** @description Total Count */
            total_count?: number | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A bank. */
        Bank: {
            /** @description Account Category */
            account_category: string;
            /** @description Address */
            address: string;
            archived_at?: string | null;
            /** @description Bank Name */
            bank_name: string;
            /** @description Branch Name */
            branch_name: string;
            id: number;
            version: number;
        };
        BankInput: {
            /** @description Account Category */
            account_category: string | number;
            /** @description Address */
            address: string | number;
            /** @description Bank Name */
            bank_name: string | number;
            /** @description Branch Name */
            branch_name: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A bank interest. */
        BankInterest: {
            /** @description Account No (FDR) */
            account_no: string;
            archived_at?: string | null;
            /** @description Bank Name */
            bank_name: string;
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Branch Name */
            branch_name: string;
            /** @description Collection Date */
            collection_date: string;
            created_at: string;
            created_by: string;
            id: number;
            /**
             * @description Interest Amount
             * @example 1250.00
             */
            interest_amount: string;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        BankInterestInput: {
            /** @description Account No (FDR) */
            account_no: string | number;
            /** @description Bank Name */
            bank_name: string | number;
            /** @description Branch Name */
            branch_name: string | number;
            /** @description Collection Date */
            collection_date: string;
            /** @description Interest Amount */
            interest_amount: string | number;
            /**
             * @description Payment Type
             * @default bank
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The scan of a bill. The file is at `actual_expanse/{id}/attachment/`; `size` is in bytes. */
        BillScan: {
            name: string;
            size: number;
            /** @enum {string} */
            type: "application/pdf" | "image/webp";
        };
        /** @description A building. */
        Building: {
            archived_at?: string | null;
            /** @description Building Name */
            building_name: string;
            id: number;
            /** @description Institute */
            institute: string;
            /** @description Remarks */
            remarks: string;
            version: number;
        };
        BuildingInput: {
            /** @description Building Name */
            building_name: string | number;
            /** @description Institute */
            institute: string | number;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The answer of `cash-book/?place=&from=&to=`: by default today's. `limit` and `offset` page the rows, at most 1,000 a page, with `X-Total-Count`; opening, in, out and closing are those of the whole period. */
        CashBook: {
            closing: string | null;
            from: string;
            in: string | null;
            /** @description null, as the other sums of a cash box are, for a person who keeps an uncounted box */
            opening: string | null;
            out: string | null;
            place: {
                account_no: string;
                holder_name: string;
                id: number;
                kind: components["schemas"]["AnyPlaceKind"];
                name_bengali: string;
                name_english: string;
            };
            rows: components["schemas"]["CashBookRow"][];
            /** @description Only for a person whose own box has uncounted days in the period: the last day with lines. The count is blind. */
            shown_until?: string;
            to: string;
        };
        /** @description A line of the cash book. Amounts are decimal strings; one of `in` and `out` is '0.00'. */
        CashBookRow: {
            /** @description The balance after this line; null where the sums of the book are */
            balance: string | null;
            date: string;
            id: number;
            in: string;
            note: string;
            number: string;
            out: string;
            /** @description The payer of a receipt, the payee of a voucher; of a transfer the other place, in English and Bengali */
            party: {
                bn: string;
                en: string;
            };
            reason: components["schemas"]["PlaceLineReason"];
            receipt_no: string;
            /**
             * @description The record to open: a receipt, a voucher or a transfer
             * @enum {string}
             */
            record: "receipt" | "transfer";
            record_id: number;
            /** @description The series of a receipt; 'TRF' for a transfer */
            stream: string;
            voided: boolean;
        };
        /** @description One count of a day. The last one before the close decides. Amounts are decimal strings. */
        CashCount: {
            cheques_counted: number;
            cheques_expected: number;
            coins: string;
            counted: string;
            counted_at: string;
            counted_by: string;
            /** @description What the books expected at that moment */
            expected: string;
            notes: components["schemas"]["NoteCount"][];
            wallets_counted: number;
            wallets_expected: number;
        };
        /** @description A cash day. */
        CashDay: {
            archived_at?: string | null;
            cheques_counted: number | null;
            cheques_expected: number | null;
            closed_at: string | null;
            closed_by: string | null;
            /** @description counted − handed_over: the opening of the box's next day; null until the close */
            closing: string | null;
            /** @description The cash of the last count */
            counted: string | null;
            counted_at: string | null;
            counted_by: string | null;
            /** @description The number of counts */
            counts: number;
            /** @description Date */
            date: string;
            /** @description counted − expected: negative when cash is missing */
            difference: string | null;
            /** @description SHA-256 of the closed day, 64 hex digits; also public in `day-digests/` */
            digest: string | null;
            /** @description opening + received − paid: the cash that should be in the box */
            expected: string | null;
            /** @description The part of the counted cash that went to the treasurer or the bank; null until the close */
            handed_over: string | null;
            /** @description Who keeps the box; of a closed day who kept it then. '' when nobody does. */
            holder_name: string;
            id: number;
            /** @description True when something was booked after the last count: count again before the close. */
            is_count_outdated: boolean;
            name_bengali: string;
            name_english: string;
            /** @description The end of the exception that lets the next day open before this one is closed; null without an open one */
            next_open_until: string | null;
            opened_at: string;
            /** @description null while the person who asks keeps an uncounted box */
            opening: string | null;
            /** @description Paid */
            paid: string | null;
            /** @description The id of the cash box */
            place: number;
            /** @description Reason */
            reason: string;
            /** @description Received */
            received: string | null;
            /**
             * @description State
             * @enum {string}
             */
            state: "closed" | "counted" | "open";
            version: number;
            wallets_counted: number | null;
            wallets_expected: number | null;
        };
        /** @description The answer of `GET cash-days/{id}/`, of a count and of a close: the day, its last count, and what each payment type should come to. */
        CashDayDetails: {
            archived_at?: string | null;
            cheques_counted: number | null;
            cheques_expected: number | null;
            closed_at: string | null;
            closed_by: string | null;
            /** @description counted − handed_over: the opening of the box's next day; null until the close */
            closing: string | null;
            /** @description null while the day has no count, or only an old one that the person who asks may not read */
            count: components["schemas"]["CashCount"] | null;
            /** @description The cash of the last count */
            counted: string | null;
            counted_at: string | null;
            counted_by: string | null;
            /** @description The number of counts */
            counts: number;
            date: string;
            /** @description counted − expected: negative when cash is missing */
            difference: string | null;
            /** @description SHA-256 of the closed day, 64 hex digits; also public in `day-digests/` */
            digest: string | null;
            /** @description opening + received − paid: the cash that should be in the box */
            expected: string | null;
            /** @description The part of the counted cash that went to the treasurer or the bank; null until the close */
            handed_over: string | null;
            /** @description The transfer to the treasurer or the bank that the close made */
            handover: {
                amount: string;
                id: number;
                /** @description Without gaps in each year: 'TRF-2026-000123' */
                number: string;
                /** @enum {string} */
                state: "confirmed" | "on_the_way" | "void";
            } | null;
            /** @description Who keeps the box; of a closed day who kept it then. '' when nobody does. */
            holder_name: string;
            id: number;
            /** @description True when something was booked after the last count: count again before the close. */
            is_count_outdated: boolean;
            /** @description Of a counted day: where the last close of the box that handed money over sent it, and what stayed in the box then. The form of the close begins with the same. */
            last_handover: {
                kept: string;
                to_place: number;
            } | null;
            name_bengali: string;
            name_english: string;
            /** @description The end of the exception that lets the next day open before this one is closed; null without an open one */
            next_open_until: string | null;
            opened_at: string;
            /** @description null while the person who asks keeps an uncounted box */
            opening: string | null;
            paid: string | null;
            /** @description Empty where the count is null */
            payments: components["schemas"]["ExpectedPayment"][];
            /** @description The id of the cash box */
            place: number;
            reason: string;
            received: string | null;
            /** @enum {string} */
            state: "closed" | "counted" | "open";
            version: number;
            wallets_counted: number | null;
            wallets_expected: number | null;
        };
        CashDayDetailsInput: {
            /** @default 0 */
            cheques?: unknown;
            coins?: unknown;
            /** @default {} */
            notes?: {
                1?: unknown;
                2?: unknown;
                5?: unknown;
                10?: unknown;
                20?: unknown;
                50?: unknown;
                100?: unknown;
                200?: unknown;
                500?: unknown;
                1000?: unknown;
            };
            /** @default 0 */
            wallets?: unknown;
        };
        /** @description `GET advocates/{id}/dues/?on=` for a cashier: enough to take the fee. `{id}` is the advocate's id. */
        CashierDues: {
            advocate_id: number;
            bar_registration_number: string;
            /** @description False: the association has no schedule and the advocate no opening dues, so nothing is owed or proposed */
            has_schedule: boolean;
            name_bengali: string;
            name_english: string;
            on: string;
            proposal: components["schemas"]["DuesProposal"];
            /** @description What the advocate pays on `on`: fees, delay fees and yearly cost. Every list, print and form shows this sum */
            total: string;
        };
        /** @description A income category. */
        Category: {
            archived_at?: string | null;
            /** @description Category */
            category: string;
            id: number;
            version: number;
        };
        CategoryFigures: {
            actual: string;
            category: string;
            /** @description actual − probable */
            difference: string;
            id: number;
            /** @description actual as a percentage of probable, with two decimal places; null when probable is 0 */
            percent: string | null;
            probable: string;
        };
        CategoryInput: {
            /** @description Category */
            category: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        CategoryName: {
            category: string;
            id: number;
        };
        /** @description A paper that people can look up, from `GET check/papers/`. */
        CheckablePaper: {
            name: components["schemas"]["Words"];
            paper: string;
        };
        CheckAnswer: components["schemas"]["CheckedPaper"] | components["schemas"]["CheckedReceipt"] | components["schemas"]["CheckedCard"];
        CheckAnswerInput: {
            case_number: string;
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "bn";
            /** @default  */
            paper?: string;
            /** @default  */
            serial?: string;
        };
        /** @description What is printed on a receipt, card or paper so that people can check it. */
        CheckCode: {
            /** @description 18 letters and digits in three groups: '7K3MQ9-TX2HVB-R4WE8P' */
            code: string;
            /** @description The QR code as a path of an SVG, drawn with a stroke of width 1, and the width of its square in modules without a margin */
            qr: {
                path: string;
                size: number;
            };
            /** @description The address in the QR code */
            url: string;
        };
        /** @description A card or a certificate of a person. */
        CheckedCard: {
            /** @description The advocate whose clerk an associate is */
            advocate: components["schemas"]["PublicAdvocate"] | null;
            /** @description 'member', 'associate', 'clearance' */
            card: string;
            is_valid: boolean;
            /** @constant */
            kind: "card";
            name_bengali: string | null;
            name_english: string | null;
            /** @description The number on the card */
            number: string;
            /** @description '/media/…', only when the public card shows it */
            photo: string | null;
            /** @description Why it is valid, or why not: 'Active', 'Expired' */
            standing: components["schemas"]["Words"];
            title: components["schemas"]["Words"];
            valid_until: string | null;
        };
        CheckedPaper: {
            advocate: components["schemas"]["PublicAdvocate"] | null;
            /** @description In how many cases the paper was shown, and the day of the first; null for none */
            cases: {
                count: number;
                first_day: string;
            } | null;
            /** @constant */
            kind: "paper";
            /** @description A code as in `paper-stock/papers/`: 'VKL', 'FRM:12' */
            paper: string;
            paper_name: components["schemas"]["Words"];
            /** @enum {string|null} */
            removed_as: "returned" | "spoiled" | null;
            removed_on: string | null;
            /** @description As printed, with leading zeros */
            serial: string;
            /** @description The day of the live sale */
            sold_on: string | null;
            status: components["schemas"]["PaperStatus"];
            /** @description The day of the last void; with `status` 'sold' the paper was sold before, and sold again */
            void_on: string | null;
        };
        CheckedReceipt: {
            /** @description A decimal string */
            amount: string | null;
            date: string | null;
            /** @constant */
            kind: "receipt";
            number: string;
            /** @enum {string} */
            status: "live" | "unknown" | "void";
            title: components["schemas"]["Words"] | null;
            void_on: string | null;
        };
        /** @description The figures of the screen 'Public Check'. */
        CheckFigures: {
            /** @description Look-ups of the last 30 days by day, newest first */
            days: {
                day: string;
                lookups: number;
                not_genuine: number;
            }[];
            double_cases: components["schemas"]["DoubleCase"][];
            keys: {
                created_at: string;
                created_by: string;
                version: number;
            }[];
            results: {
                count: number;
                kind: string;
                result: string;
            }[];
        };
        /** @description A certificate of `clearance-certificates/` (list: `search`, `from`, `to`, `voided=1`, `limit`, `offset`, `X-Total-Count`). `DELETE` voids it with an optional reason. It also becomes void when a receipt behind it is voided or gives a period back: then `void_reason` is the number of that receipt. The same holds for a waiver without which the advocate would have owed something: then `void_reason` begins with its address, `dues-waivers/12`. */
        ClearanceCertificate: {
            /** @description The advocate's id */
            advocate: number;
            advocate_id: string;
            created_at: string;
            created_by: string;
            day: string;
            id: number;
            name_bengali: string;
            name_english: string;
            /** @description 'CLR-2026-000001' */
            number: string;
            purpose: string;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        /** @description `GET clearance-certificates/{id}/` */
        ClearanceCertificateDetails: {
            /** @description The advocate's id */
            advocate: number;
            advocate_id: string;
            created_at: string;
            created_by: string;
            day: string;
            id: number;
            name_bengali: string;
            name_english: string;
            /** @description 'CLR-2026-000001' */
            number: string;
            purpose: string;
            /** @description The receipts behind the certificate, oldest first, with the periods that they paid */
            receipts: {
                day: string;
                id: number;
                number: string;
                periods: {
                    from: string;
                    /** @enum {string} */
                    kind: "benevolent" | "monthly" | "relief" | "yearly";
                    to: string;
                }[];
                total: string;
            }[];
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        ClearanceCertificateDetailsInput: {
            /** @default  */
            advocate_id?: string;
            purpose?: string;
        };
        /** @description The closing slip of a counted or closed day (`GET cash-days/{id}/slip/`). Amounts are decimal strings; what was paid out is negative. */
        ClosingSlip: {
            association: {
                established: string;
                name_bn: string;
                name_en: string;
            };
            /** @description The last hash of the audit log at the close; null before */
            audit_head: string | null;
            /** @description All counts, the first one first */
            counts: components["schemas"]["CashCount"][];
            /** @description Without the state of the handover, which may change after the close. People have their names, as on receipts. */
            day: {
                archived_at?: string | null;
                cheques_counted: number | null;
                cheques_expected: number | null;
                closed_at: string | null;
                closed_by: string | null;
                /** @description counted − handed_over: the opening of the box's next day; null until the close */
                closing: string | null;
                /** @description null while the day has no count, or only an old one that the person who asks may not read */
                count: components["schemas"]["CashCount"] | null;
                /** @description The cash of the last count */
                counted: string | null;
                counted_at: string | null;
                counted_by: string | null;
                /** @description The number of counts */
                counts: number;
                date: string;
                /** @description counted − expected: negative when cash is missing */
                difference: string | null;
                /** @description SHA-256 of the closed day, 64 hex digits; also public in `day-digests/` */
                digest: string | null;
                /** @description opening + received − paid: the cash that should be in the box */
                expected: string | null;
                /** @description The part of the counted cash that went to the treasurer or the bank; null until the close */
                handed_over: string | null;
                handover: {
                    amount: string;
                    id: number;
                    /** @description Without gaps in each year: 'TRF-2026-000123' */
                    number: string;
                } | null;
                /** @description Who keeps the box; of a closed day who kept it then. '' when nobody does. */
                holder_name: string;
                id: number;
                /** @description True when something was booked after the last count: count again before the close. */
                is_count_outdated: boolean;
                name_bengali: string;
                name_english: string;
                /** @description The end of the exception that lets the next day open before this one is closed; null without an open one */
                next_open_until: string | null;
                opened_at: string;
                /** @description null while the person who asks keeps an uncounted box */
                opening: string | null;
                paid: string | null;
                /** @description Empty where the count is null */
                payments: components["schemas"]["ExpectedPayment"][];
                /** @description The id of the cash box */
                place: number;
                reason: string;
                received: string | null;
                /** @enum {string} */
                state: "closed" | "counted" | "open";
                version: number;
                wallets_counted: number | null;
                wallets_expected: number | null;
            };
            /** @description The totals by head or expense category and payment type, and how many receipts each has */
            heads: {
                amount: string;
                label: components["schemas"]["Words"];
                /** @enum {string} */
                payment_type: "bank" | "cash" | "check" | "mobile_banking";
                records: number;
            }[];
            payments: components["schemas"]["ExpectedPayment"][];
            /** @description The receipts that were printed again until the close: how often after the first print */
            reprints: {
                number: string;
                reprints: number;
            }[];
            /** @description The serials that were sold, by paper, without those of receipts that were void at the close */
            serials: {
                name: components["schemas"]["Words"];
                paper: string;
                ranges: components["schemas"]["StockRange"][];
                total: number;
            }[];
            /** @description The numbers of each series, and how many of them are void. A book number is not among them. */
            series: {
                first: string;
                last: string;
                records: number;
                stream: string;
                title: components["schemas"]["Words"];
                voided: number;
            }[];
            signatures: components["schemas"]["Words"][];
            /** @description The transfers from and to the box, without the difference. What left the box is negative. */
            transfers: {
                amount: string;
                /** @enum {string} */
                kind: "difference" | "handover" | "transfer";
                number: string;
                other_place: components["schemas"]["Words"];
            }[];
            /** @description The receipts whose void was posted on this day, also those of earlier days */
            voids: {
                amount: string;
                /** @description True for a receipt of an earlier day, which was closed or locked */
                correction: boolean;
                date: string;
                number: string;
                reason: string;
                voided_at: string;
                voided_by: string;
            }[];
        };
        /** @description Money received in a range of days. Amounts are decimal strings. */
        CollectionSummary: {
            /** @description Actual expense; absent for roles that may not see it */
            expense?: string;
            from: string;
            heads: {
                amount: string;
                id: number;
                name: components["schemas"]["Words"];
            }[];
            /** @description Income as in the reports */
            income: string;
            /** @description Money collected for others, which is not in the income reports */
            passed_on: string;
            payments: {
                amount: string;
                /** @enum {string} */
                payment_type: "bank" | "cash" | "check" | "mobile_banking";
            }[];
            to: string;
        };
        /** @description A committee member. */
        CommitteeMember: {
            advocate: {
                id: number;
                name_bengali: string;
                name_english: string;
                photo: string | null;
            };
            archived_at?: string | null;
            /** @description Bar Registration Number */
            bar_registration_number: string;
            /** @description Committee Category */
            committee_position: string;
            id: number;
            /** @description Read-only: the advocate's Bengali name */
            name: string;
            /** @description Phone */
            phone: string;
            sort_order: number | null;
            version: number;
            /** @description Year */
            year: number;
        };
        CommitteeMemberInput: {
            /** @description Bar Registration Number */
            bar_registration_number: string | number;
            /** @description Committee Category */
            committee_position?: string | number | null;
            /** @description Name */
            name?: string | number | null;
            /** @description Phone */
            phone?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Year */
            year?: number | string | null;
        };
        /** @description A head that a component may name, from `GET prices/heads/`. */
        ComponentHead: {
            id: number;
            /** @description Money on this head is owed to the advocate who paid it */
            is_credit: boolean;
            /** @description False for the heads that the association has added for components */
            is_fixed: boolean;
            /** @enum {string} */
            kind: "income" | "passed_on";
            name: components["schemas"]["Words"];
        };
        ComponentHeadInput: {
            category?: string | number;
            /** @enum {string} */
            kind: "income" | "passed_on" | "credit";
            /** @default  */
            name_bn?: string;
            /** @default  */
            name_en?: string;
        };
        /** @description A message. */
        ContactMessage: {
            archived_at?: string | null;
            created_at: string;
            /** @description Email */
            email: string;
            id: number;
            /** @description Message */
            message: string;
            /** @description Name */
            name: string;
            reference: string;
            /** @description Subject */
            subject: string;
            version: number;
        };
        /** @description `GET bar-council-export/`: the advocates who are not deceased, archived or transferred. `X-Total-Count`; with `lacking=1` only those who lack something. `members.xlsx` and `photos.zip` below the same path are the files for the Bar Council; photos are named by Bar Council number. National IDs are only in the file. The files are for administrators and staff, not for auditors, and each download is in the audit log. */
        CouncilMember: {
            bar_council_no: string;
            bar_registration_number: string;
            has_photo: boolean;
            /** @description The advocate's id */
            id: number;
            lacks: ("bar_council_no" | "nid_number" | "phone" | "photo" | "sanad_date")[];
            name_bengali: string;
            name_english: string;
            phone: string;
            sanad_date: string | null;
        };
        /** @description What the counter suggests to the person who sells, from `GET counter/?paper=VKL`. With `from_serial` and `to_serial`, `warnings` has what would keep these serials from a sale. */
        CounterSuggestion: {
            /** @description The building of the person's last sale; '' when there is none */
            building_name: string;
            /** @description The next unsold serials of the book from which the person sold last, as many as then; those after the last sale when nothing of the paper was ever received. Null when the person never sold it, or the book is used up. */
            next: components["schemas"]["StockRange"] | null;
            /** @description Serials of the paper on hand; null when nothing of it was ever received */
            on_hand: number | null;
            /** @description The price of the person's last sale of the paper; null when there is none */
            price: string | null;
            /** @description Sentences about the serials in the query, in the reader's language */
            warnings: string[];
        };
        /** @description A credit payment. */
        CreditPayout: {
            /** @description Advocate ID */
            advocate_id: string;
            advocate_name: string;
            /**
             * @description Amount
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            created_at: string;
            created_by: string;
            /** @description Date */
            date: string | null;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        CreditPayoutInput: {
            /** @description Advocate ID */
            advocate_id: string | number;
            /** @description Amount */
            amount: string | number;
            /** @description Date */
            date?: string | null;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        DashboardFigures: {
            /** @description The last reconciliation; null when there was none yet, absent for cashiers */
            agreement?: components["schemas"]["ReconciliationSummary"] | null;
            backups?: components["schemas"]["BackupStatus"];
            /** @description This year's probable and actual expense */
            budget?: {
                actual: string;
                left: string;
                probable: string;
            };
            /** @description Papers that were shown in more than one case and that no administrator has reviewed */
            double_cases?: number;
            last_year?: {
                month: components["schemas"]["LastYearCollections"];
                year: components["schemas"]["LastYearCollections"];
            };
            messages?: number;
            /** @description Month and year are report figures: absent for cashiers */
            month?: components["schemas"]["CollectionSummary"];
            /** @description Income and expense of this year's twelve months */
            months?: {
                expense: string;
                income: string;
                month: string;
            }[];
            /** @description For administrators */
            pending_accounts?: number;
            receipts: components["schemas"]["RecentReceipt"][];
            /** @description Associates whose registration ends within a month or has ended in the last year */
            renewals: {
                count: number;
                first: {
                    id: number;
                    license_no: string;
                    name: string;
                    valid_until: string;
                }[];
            };
            /** @description Renters with rent due, the current month included: the rows of `renters/?due=1` */
            rents: {
                amount: string;
                count: number;
                first: {
                    amount: string;
                    building_name: string;
                    id: number;
                    months: number;
                    renter_name: string;
                }[];
            };
            /** @description null, and all other sums absent, while the box of the person is not counted: the count is blind */
            today: components["schemas"]["CollectionSummary"] | null;
            year?: components["schemas"]["CollectionSummary"];
        };
        /** @description Which PostgreSQL the server uses. The response of `database/`. */
        DatabaseInfo: {
            /** @description Samity's own PostgreSQL in the data folder, meant for trials and small offices; false: the one in DATABASE_URL */
            embedded: boolean;
            /** @description The day on which `newest_version` was looked up */
            newest_known_on: string;
            /** @description The newest minor release of the same major version that Samity knows; null for an unknown major version */
            newest_version: string | null;
            /** @description `version` is older than `newest_version`: corrections of errors and security holes are missing */
            outdated: boolean;
            /** @description For example '18.4' */
            version: string;
        };
        /** @description A row of the public `day-digests/`: a closed day and its digest. It names no person and no amount. */
        DayDigest: {
            date: string;
            digest: string;
            /** @description 'Box 3' */
            label: components["schemas"]["Words"];
            /** @description The number of the cash box */
            place: number;
            /** @description How many receipts, vouchers and transfers the day has */
            records: number;
        };
        /** @description A delay rule. */
        DelayRule: {
            /** @description The last day without a delay fee. 31 is the last day of any month. */
            after_day: number;
            /** @description The month of the period with the last day of grace: 1 is the period's first month. Blank: 1 */
            after_month: number;
            /**
             * @description In taka for each month late
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            /** @description At Most */
            cap: string | null;
            /**
             * @description Court Type
             * @enum {string}
             */
            court_type: "" | "H/C" | "L/C";
            /** @description From Day */
            from_day: string;
            id: number;
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "benevolent" | "monthly" | "relief" | "yearly";
            /**
             * @description Of the period's amount for each month late: '2.50'
             * @example 1250.00
             */
            percent: string;
            /** @description Remarks */
            remarks: string;
            /** @description Resolution */
            resolution: string;
            /** @description Resolution of the Register */
            resolution_id: number | null;
            version: number;
        };
        DelayRuleInput: {
            /** @description Grace Ends on Day */
            after_day: number | string;
            /** @description Grace Ends in Month */
            after_month?: number | string | null;
            /** @description Amount a Month */
            amount?: string | number | null;
            /** @description At Most */
            cap?: string | number | null;
            /**
             * @description Court Type
             * @default
             * @enum {string|null}
             */
            court_type?: "L/C" | "H/C" | "" | null;
            /** @description From Day */
            from_day: string;
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "monthly" | "yearly" | "benevolent";
            /** @description Percent a Month */
            percent?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Resolution */
            resolution?: string | number | null;
            /** @description Resolution of the Register */
            resolution_id?: number | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        DeleteUsersByIdTwoFactorBody: {
            /** @description The ids of the API tokens of this person that stay valid; the others end. None when left out. */
            keep_tokens?: number[];
        };
        DeleteVokalotnamaByIdBody: {
            reason?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Where the documentation is. The response of `documentation/`. */
        DocumentationLink: {
            /** @description A path of this server; null: it has no documentation */
            url: string | null;
        };
        /** @description A paper that was shown in more than one case. */
        DoubleCase: {
            /** @description The check page does not count those that a review has set aside */
            cases: {
                case_number: string;
                day: string;
                id: number;
                set_aside: boolean;
            }[];
            last_at: string;
            paper: string;
            paper_name: components["schemas"]["Words"];
            /** @description What the last review found out; '' when there was none */
            reason: string;
            reviewed_at: string | null;
            reviewed_by: string | null;
            serial: string;
        };
        /** @description One period that an advocate owes. */
        DuePeriod: {
            amount: string;
            delay_fee: string;
            /** @enum {string} */
            kind: "benevolent" | "monthly" | "relief" | "yearly";
            period: string;
            /** @enum {string} */
            source: "opening" | "schedule";
        };
        /** @description What a cashier takes: what an advocate owes on `on`, oldest first, in the sections of the form of fees. */
        DuesProposal: {
            barassociationfee_set: components["schemas"]["ProposedYears"][];
            monthlyfee_set: components["schemas"]["ProposedMonths"][];
            /** @description The total of a receipt with exactly these sections: what the advocate owes, up to the rows that the form can take */
            total: string;
        };
        /** @description A row of `GET dues/`: every advocate who owes something. Filters: `standing`, `months_min`, `months_max`, `amount_min`, `amount_max`, `court`, `ageing`, `search` (number, names, phone); `ordering` by one of `duesOrderings`; `limit`, `offset`. With `all=1` also those who owe nothing. Headers `X-Total-Count` and `X-Total-Amount`, the sum of `total`. The amounts of the filters are those of `total`, and the months those of `months`. */
        DuesRow: {
            /** @enum {string|null} */
            ageing: "0-3" | "12+" | "4-6" | "7-12" | null;
            bar_registration_number: string;
            benevolent: string;
            /** @description The yearly cost of the unpaid years */
            cost: string;
            /** @enum {string} */
            court: "H/C" | "L/C";
            delay_fee: string;
            /** @description The advocate's id */
            id: number;
            monthly: string;
            /** @description Number of unpaid months of the monthly fee */
            months: number;
            name_bengali: string;
            name_english: string;
            /** @description The oldest unpaid month: the first month of the oldest unpaid period */
            oldest: string | null;
            /** @description The fees alone: monthly + yearly + benevolent + relief */
            owed: string;
            phone: string;
            relief: string;
            standing: components["schemas"]["ShownStanding"];
            /** @description What the advocate pays on the day: owed + delay_fee + cost */
            total: string;
            yearly: string;
        };
        /** @description `GET dues/summary/` with the filters of the list. The buckets add up to the total. */
        DuesSummary: {
            advocates: number;
            benevolent: string;
            buckets: {
                advocates: number;
                /** @enum {string} */
                ageing: "0-3" | "12+" | "4-6" | "7-12";
                benevolent: string;
                /** @description The yearly cost of the unpaid years */
                cost: string;
                delay_fee: string;
                monthly: string;
                /** @description The fees alone: monthly + yearly + benevolent + relief */
                owed: string;
                relief: string;
                /** @description What the advocate pays on the day: owed + delay_fee + cost */
                total: string;
                yearly: string;
            }[];
            /** @description The yearly cost of the unpaid years */
            cost: string;
            delay_fee: string;
            monthly: string;
            /** @description The fees alone: monthly + yearly + benevolent + relief */
            owed: string;
            relief: string;
            /** @description What the advocate pays on the day: owed + delay_fee + cost */
            total: string;
            yearly: string;
        };
        /** @description `GET advocates/{id}/dues-terms/`, newest first */
        DuesTerms: {
            advocate_id: number;
            current: {
                benevolent: boolean;
                /** @enum {string} */
                court_type: "H/C" | "L/C";
            };
            history: components["schemas"]["DuesTermsRow"][];
        };
        DuesTermsInput: {
            /** @default false */
            benevolent?: unknown;
            /** @default  */
            court_type?: unknown;
            /** @default  */
            from_day?: unknown;
            reason?: string;
            resolution?: string;
            resolution_id?: unknown;
        };
        DuesTermsRow: {
            benevolent: boolean;
            /** @enum {string} */
            court_type: "H/C" | "L/C";
            created_at: string;
            created_by: string;
            from_day: string;
            id: number;
            reason: string;
            /** @description The number that the resolution of the register has today, or the text of one outside the register */
            resolution: string | null;
            /** @description The resolution of the register, or null */
            resolution_id: number | null;
            superseded_at: string | null;
        };
        /** @description A waiver. */
        DuesWaiverRecord: {
            /** @description The id of the advocate */
            advocate: number;
            /** @description The bar registration number */
            advocate_id: string;
            archived_at?: string | null;
            /**
             * @description Covers
             * @enum {string}
             */
            covers: "" | "delay" | "dues";
            created_at: string;
            created_by: string;
            /** @description '2026-03' for the monthly fee, '2026' for the others */
            from_period: string;
            id: number;
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "benevolent" | "monthly" | "relief" | "yearly";
            name_bengali: string;
            name_english: string;
            /** @description Reason */
            reason: string;
            /** @description Resolution */
            resolution: string | null;
            /** @description Resolution of the Register */
            resolution_id: number | null;
            /** @description To Period */
            to_period: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        DuesWaiverRecordInput: {
            /** @description Advocate ID */
            advocate_id: string | number;
            /**
             * @description Covers
             * @default dues
             * @enum {string|null}
             */
            covers?: "dues" | "delay" | "" | null;
            /** @description From Period */
            from_period: string | number;
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "monthly" | "yearly" | "benevolent" | "relief";
            /** @description Reason */
            reason: string | number;
            /** @description Resolution */
            resolution?: string | number | null;
            /** @description Resolution of the Register */
            resolution_id?: number | string | null;
            /** @description To Period */
            to_period: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description Another advocate who could be the same person. `same` lists the equal fields; 'father_name' means name and father's name together. */
        Duplicate: {
            archived_at?: string | null;
            bar_registration_number: string;
            id: number;
            name_bengali: string;
            name_english: string;
            same: ("bar_registration_number" | "father_name" | "nid_number" | "phone")[];
        };
        /** @description A bill. */
        ElectricityBill: {
            archived_at?: string | null;
            /**
             * @description Bill Amount
             * @example 1250.00
             */
            bill_amount: string;
            /** @description Bill Payer Name */
            bill_payer_name: string;
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Building Name */
            building_name: string;
            /** @description Collection Date */
            collection_date: string;
            created_at: string;
            created_by: string;
            id: number;
            /**
             * @description Month
             * @enum {string}
             */
            month: "April" | "August" | "December" | "February" | "January" | "July" | "June" | "March" | "May" | "November" | "October" | "September";
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
            /** @description Year */
            year: number;
        };
        ElectricityBillInput: {
            /** @description Bill Amount */
            bill_amount: string | number;
            /** @description Bill Payer Name */
            bill_payer_name: string | number;
            /** @description Building Name */
            building_name: string | number;
            /** @description Collection Date */
            collection_date: string;
            /**
             * @description Month
             * @enum {string}
             */
            month: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December";
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Year */
            year: number | string;
        };
        /** @description The body of every error response (status 400 and above), the same for all routes. */
        ErrorBody: {
            /**
             * @description The reason for programs, one of `errorCodes`. Optional in services of modules that were built before.
             * @enum {string}
             */
            code?: "account.state" | "amount.too_large" | "auth.confirm" | "auth.forbidden" | "auth.module" | "auth.required" | "auth.role" | "auth.scope" | "auth.token" | "auth.token_address" | "auth.two_factor" | "backup.running" | "body.too_large" | "body.type" | "box.empty" | "buyer.not_allowed" | "credit.exceeded" | "day.closed" | "day.earlier_open" | "day.not_allowed" | "day.not_counted" | "day.open" | "day.passed" | "dues.owed" | "feed.gone" | "fields.invalid" | "fields.unknown" | "file.unreadable" | "idempotency.reused" | "import.rows" | "link.used" | "list.final" | "lock.exception" | "module.refused" | "objections.open" | "period.locked" | "period.paid" | "period.twice" | "place.fixed" | "place.not_empty" | "place.not_holder" | "price.other" | "query.unknown" | "rate.attempts" | "rate.limited" | "rate.look_ups" | "rate.messages" | "reason.required" | "record.duplicate" | "record.gone" | "record.in_use" | "record.missing" | "record.not_own" | "record.reference" | "record.void" | "request.malformed" | "route.missing" | "second_step.required" | "second_step.wrong" | "serials.overlap" | "serials.received" | "serials.used" | "series.fixed" | "series.not_approved" | "series.state" | "server.database" | "server.disk_full" | "server.error" | "server.overloaded" | "server.unavailable" | "service.invalid" | "service.slow" | "setup.over" | "shares.over_allocated" | "state.conflict" | "subject.taken" | "total.other" | "transfer.confirmed" | "transfer.not_holder" | "two_factor.state" | "version.stale" | "webhook.state";
            /** @description The record in the way, where there is one: its path below /api/ or `receipts`, its id, and its number if it has one */
            conflict?: {
                id: number;
                number?: string;
                path: string;
            };
            /** @description Messages by the field's name on the wire. A nested row has a path such as 'serials.0.to_serial'. */
            errors?: {
                [key: string]: string[];
            };
            message: string;
            /** @description The person may override the error: send the same body again with `override_reason` */
            overridable?: boolean;
            /** @description The second step of a sign-in: what the browser needs to use a passkey, when the person has one */
            passkey_options?: components["schemas"]["PasskeyOptions"];
            /** @description Another price than the one in force: send the same body again with `price_reason` */
            price_reason_required?: boolean;
        };
        /** @description An audit event of an exception to the period lock */
        ExceptionEntry: {
            action: string;
            actor: string;
            actor_id: number | null;
            at: string;
            id: number;
            number: string | null;
            reason: string;
            subject: string;
            subject_id: string | null;
        };
        /** @description Part of an expected amount: the live receipts of a payment type. `amount` is a decimal string. */
        ExpectedPayment: {
            amount: string;
            /** @enum {string} */
            payment_type: "bank" | "cash" | "check" | "mobile_banking";
            records: number;
        };
        /** @description A expanse category. */
        ExpenseCategory: {
            archived_at?: string | null;
            /** @description Category */
            category: string;
            id: number;
            version: number;
        };
        /** @description A row of `GET events/`. The cursor of the last row that a program has handled is its next `after`. */
        FeedRow: {
            cursor: string;
            data: {
                /** @enum {string} */
                area: "accounts" | "audit" | "configuration" | "imports" | "members" | "modules" | "papers" | "resolutions" | "sales" | "search" | "treasury" | "website";
                /** @description The day of a receipt or cash day; the last locked day */
                day?: string;
                /** @description Of a receipt */
                number?: string;
                /** @description The path of the record: 'receipts/12', 'advocates/7', 'lock', 'cash-days/3' */
                record: string;
                series?: string;
                version?: number;
            };
            /** @description The same in the feed and in the header `webhook-id` */
            id: string;
            timestamp: string;
            type: string;
        };
        /** @description `GET dues/overrides/?from=&to=`: receipts that took another amount than the schedules say. `X-Total-Count`. */
        FeeOverride: {
            /** @description The advocate's id */
            advocate: number;
            advocate_id: string;
            advocate_name: string;
            created_by: string;
            day: string;
            /** @description The receipt's id */
            id: number;
            number: string;
            proposed: string;
            reason: string;
            /** @description What the receipt took for the proposed sections */
            taken: string;
            voided_at: string | null;
        };
        /** @description A fee schedule. */
        FeeSchedule: {
            /**
             * @description Amount
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            /**
             * @description Court Type
             * @enum {string}
             */
            court_type: "" | "H/C" | "L/C";
            /** @description From Day */
            from_day: string;
            id: number;
            /**
             * @description Period of Joining
             * @enum {string}
             */
            joining: "" | "free" | "full" | "share";
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "benevolent" | "monthly" | "relief" | "yearly";
            /** @description Remarks */
            remarks: string;
            /** @description Resolution */
            resolution: string;
            /** @description Resolution of the Register */
            resolution_id: number | null;
            version: number;
        };
        FeeScheduleInput: {
            /** @description Amount */
            amount: string | number;
            /**
             * @description Court Type
             * @default
             * @enum {string|null}
             */
            court_type?: "L/C" | "H/C" | "" | null;
            /** @description From Day */
            from_day: string;
            /**
             * @description Period of Joining
             * @default full
             * @enum {string|null}
             */
            joining?: "full" | "share" | "free" | "" | null;
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "monthly" | "yearly" | "benevolent" | "relief";
            /** @description Remarks */
            remarks?: string | null;
            /** @description Resolution */
            resolution?: string | number | null;
            /** @description Resolution of the Register */
            resolution_id?: number | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A form. */
        Form: {
            archived_at?: string | null;
            /** @description Form Name */
            form_name: string;
            /**
             * @description Form Rate
             * @example 1250.00
             */
            form_rate: string;
            id: number;
            /** @description Remarks */
            remarks: string;
            version: number;
        };
        FormInput: {
            /** @description Form Name */
            form_name: string | number;
            /** @description Form Rate */
            form_rate: string | number;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A form sale. */
        FormSale: {
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Building Name */
            building_name: string;
            created_at: string;
            created_by: string;
            /** @description Form Name */
            form_name: string;
            /** @description Serials */
            form_serials: components["schemas"]["SerialRange"][];
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            /**
             * @description Price
             * @example 1250.00
             */
            price: string;
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description Sales Date */
            sales_date: string | null;
            /** @description The record's total, a decimal string */
            total: string;
            /**
             * @description Total Amount
             * @example 1250.00
             */
            total_amount: string;
            /** @description Total Count */
            total_count: number | null;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        FormSaleInput: {
            /** @description Building Name */
            building_name: string | number;
            /** @description Form Name */
            form_name: string | number;
            /** @description Serials */
            form_serials: unknown[] | string;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            /** @description Price */
            price: string | number;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Sales Date */
            sales_date?: string | null;
            /** @description Total Amount */
            total_amount?: string | number | null;
            /** @description Total Count */
            total_count?: number | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @enum {string} */
        Fund: "general" | "welfare";
        /** @description A fund entry. */
        FundCollection: {
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            created_at: string;
            created_by: string;
            /** @description Date */
            date: string;
            /**
             * @description Donation Type
             * @enum {string}
             */
            donation_type: "govt_donation" | "others";
            /**
             * @description Fund Amount
             * @example 1250.00
             */
            fund_amount: string;
            /** @description Fund Provider */
            fund_provider: string;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description Purpose */
            purpose: string;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        FundCollectionInput: {
            /** @description Date */
            date: string;
            /**
             * @description Donation Type
             * @enum {string}
             */
            donation_type: "govt_donation" | "others";
            /** @description Fund Amount */
            fund_amount: string | number;
            /** @description Fund Provider */
            fund_provider: string | number;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Purpose */
            purpose: string | number;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description One category of the year. `share` is the percentage of `total`, rounded half up to the paisa. */
        FundLine: {
            category: string;
            category_id: number;
            percentage: number;
            share: string;
            total: string;
        };
        /** @description The income or expense of one category on one day. The amount is the full one, not the share. */
        FundRecord: {
            amount: string;
            category_id: number;
            date: string;
            percentage: number;
            /** @description The category's name */
            source: string;
        };
        FundReport: {
            categories: components["schemas"]["FundLine"][];
            fund: components["schemas"]["Fund"];
            /** @description Only categories that have a percentage in this fund and side */
            records: components["schemas"]["FundRecord"][];
            side: components["schemas"]["Side"];
            summary: {
                /** @description The full amounts of the categories without a percentage in this fund and side */
                not_configured: string;
                /** @description The fund's part of `shown` */
                share: string;
                /** @description The full amounts of `categories` */
                shown: string;
                /** @description All income (or expense) of the year: `shown` + `not_configured` */
                total: string;
                /** @description The amount in neither fund: total − general − welfare */
                unallocated: string;
            };
            year: number;
        };
        /** @description A image. */
        GalleryItem: {
            archived_at?: string | null;
            /** @description Caption */
            caption: string;
            id: number;
            /** @description Image */
            image: string | null;
            /**
             * @description Type
             * @enum {string}
             */
            type: "general" | "paper-cut";
            version: number;
        };
        GalleryItemInput: {
            /** @description Caption */
            caption?: string | null;
            /** @description true removes the picture */
            image_clear?: boolean | string;
            /**
             * @description Type
             * @default general
             * @enum {string}
             */
            type?: "general" | "paper-cut";
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        GalleryItemInputForm: {
            /** @description Caption */
            caption?: string | null;
            /**
             * Format: binary
             * @description Image
             * @default null
             */
            image?: string;
            /** @description true removes the picture */
            image_clear?: boolean | string;
            /**
             * @description Type
             * @default general
             * @enum {string}
             */
            type?: "general" | "paper-cut";
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description `GET getting-started/`: what the data says about each step. Nothing of it is stored. */
        GettingStarted: {
            done: number;
            steps: {
                /** @description How many records the step has: accounts, buildings, banks, advocates, places with an opening day, receipts, backups */
                count: number;
                done: boolean;
                /** @enum {string} */
                step: "backup" | "banks" | "buildings" | "first-receipt" | "logo" | "members" | "name" | "opening-amounts" | "people" | "public-card";
            }[];
        };
        /** @description A head of income that receipts post to. The list of heads is fixed; the category of a head can change. */
        Head: {
            category: string;
            category_id: number;
            code: string;
            id: number;
            /** @enum {string} */
            kind: "income" | "passed_on";
            name: {
                bn: string;
                en: string;
            };
            version: number;
        };
        HeadInput: {
            category?: string | number;
            /** @default now */
            from?: unknown;
            /** @enum {string} */
            kind?: "income" | "passed_on";
            version?: number;
        };
        /** @description A row of `money-places/{id}/holders/`: a change of who keeps a cash box, newest first. The names are user names; '' when nobody keeps it. */
        HolderChange: {
            at: string;
            changed_by: string;
            holder_name: string;
            id: number;
            previous_holder_name: string;
            reason: string;
        };
        /** @description A row of an import. */
        ImportedRow: {
            cells: string[];
            /** @description Why it was not imported, by field */
            errors: {
                [key: string]: components["schemas"]["Words"][];
            };
            records: components["schemas"]["MadeRecord"][];
            /** @description As a spreadsheet counts */
            row: number;
            /** @enum {string} */
            verdict: "duplicate" | "error" | "new";
        };
        ImportPreview: {
            duplicates: number;
            /** @description Number of rows that would be imported */
            ready: number;
            total: number;
            verdicts: components["schemas"]["RowValidation"][];
            wrong: number;
        };
        /** @description How many rows of the file are applied; null: the import is not running, or in another process of the server */
        ImportProgress: {
            done: number | null;
            total: number | null;
        };
        /** @description A import. */
        ImportRecord: {
            archived_at?: string | null;
            /** @description The names of the fields, in the order of the cells */
            columns: string[];
            created_at: string;
            created_by: string;
            /** @description Day */
            day: string;
            /** @description The SHA-256 of what was read */
            digest: string;
            /** @description File */
            file_name: string;
            id: number;
            imported: number;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "associates" | "committees" | "opening-balances" | "opening-dues" | "past-totals" | "photos" | "receipts-bail-bonds" | "receipts-changes" | "receipts-donations" | "receipts-electricity" | "receipts-fees" | "receipts-forms" | "receipts-interest" | "receipts-papers" | "receipts-rents" | "receipts-vouchers" | "rent-arrears";
            /** @description Rows of the file */
            row_count: number;
            skipped: number;
            /**
             * @description State
             * @enum {string}
             */
            state: "applied" | "undone";
            undo_reason: string;
            undone_at: string | null;
            undone_by: string | null;
            version: number;
        };
        ImportResult: {
            imported: number;
            skipped: number;
        };
        ImportResultInput: {
            columns: string[];
            /** @default true */
            dry_run?: boolean;
            /** @default  */
            file?: string;
            rows: {
                cells: string[];
                row: number;
            }[];
            /** @default false */
            skip_errors?: boolean;
        };
        /** @description `row` is the row number in the file, as a spreadsheet counts. */
        ImportRow: {
            cells: string[];
            row: number;
        };
        /** @description The figures of one kind: charged − waived − paid = owed. A period that is paid does not count as waived. */
        KindDues: {
            charged: string;
            /** @description The yearly cost; 0.00 of the other kinds */
            cost: string;
            delay_fee: string;
            /** @enum {string} */
            kind: "benevolent" | "monthly" | "relief" | "yearly";
            owed: string;
            paid: string;
            /** @description The last paid period, also an advance one; null when none is paid */
            paid_until: string | null;
            /** @description Number of unpaid periods */
            unpaid: number;
            waived: string;
        };
        /** @description Money received up to the same day of the previous year. */
        LastYearCollections: {
            collected: string;
            from: string;
            to: string;
        };
        /** @description A receipt and its part of the requested figure on one day. All amounts together are the figure. */
        LedgerRecord: {
            amount: string;
            date: string;
            /** @description Receipt and day, because the correction of a receipt in a locked period has another day than the receipt */
            id: string;
            number: string;
            payer: string;
            payer_note: string;
            payment_types: ("bank" | "cash" | "check" | "mobile_banking")[];
            /** @description What the money was for */
            purposes: components["schemas"]["Words"][];
            receipt_no: string;
            stream: string;
            voided_at: string | null;
        };
        /** @description A day or a month with an amount for each category, by the category's name. Amounts are decimal strings. */
        LedgerRow: {
            total: string;
            trunc_date: string;
        } & {
            [key: string]: string;
        };
        /** @description The body of `GET` and `PUT lock/`. Nothing dated on or before the day can be booked, changed or voided. */
        Lock: {
            locked_up_to: string | null;
            version: number;
        };
        /** @description An exception to the lock (`lock/exceptions/`). It opens some days of the locked period for a limited time and has a reason. */
        LockException: {
            ended_at: string | null;
            ended_by: string | null;
            /** @description The number of audit events under the exception (`lock/exceptions/{id}/entries/`) */
            entries: number;
            first_day: string;
            id: number;
            last_day: string;
            made_at: string;
            made_by: string;
            open: boolean;
            reason: string;
            /** @description The end of the exception, unless someone ends it earlier */
            until: string;
        };
        LockExceptionInput: {
            /** @default  */
            first_day?: unknown;
            /** @default  */
            hours?: unknown;
            /** @default  */
            last_day?: unknown;
            /** @default  */
            reason?: string;
        };
        LockInput: {
            locked_up_to?: unknown;
            version?: number;
        };
        /** @description A record that a row made or changed. `path` is that of its resource. */
        MadeRecord: {
            id: number;
            label: string;
            path: string;
        };
        ModuleChange: {
            /** @enum {string} */
            action: "activate" | "canary" | "end-canary" | "remove" | "rollback";
            at: string;
            by: string;
            from: string | null;
            id: string;
            module: string;
            rollback?: components["schemas"]["RollbackReason"];
            share: number | null;
            /** @enum {string} */
            through: "build" | "command" | "screen" | "system";
            to: string;
            /** @description A person's own text, or for an automatic rollback the English sentence with the facts of `rollback` */
            why: string;
        };
        ModuleFailureRow: {
            at: string;
            detail: string;
            id: number;
            module: string;
            reason: string;
            release: string;
            screen: string;
        };
        ModuleReceipt: {
            advocate_id: string;
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            created_at: string;
            created_by: string;
            date: string | null;
            id: number;
            lines: {
                amount: string;
                description: string;
            }[];
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            payer: string;
            /** @enum {string} */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            remarks: string;
            subject: string;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        ModuleReceiptInput: {
            /** @description Advocate ID */
            advocate_id?: string | number | null;
            /** @description Date */
            date?: string | null;
            /** @description Lines */
            lines?: {
                /** @default  */
                amount?: unknown;
                /** @default  */
                description?: string;
            }[] | string | null;
            /** @description Payer */
            payer?: string | number | null;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Subject */
            subject?: string | number | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A series that a module declares, or has declared. Every role may read them: `GET receipt-series/`. */
        ModuleSeries: {
            approved_at: string | null;
            /** @description The last approval; null before the first one */
            approved_by: string | null;
            /** @description The income category of its head; null before the first approval */
            category: string | null;
            code: string;
            head: components["schemas"]["Words"];
            /** @description Whether an active release of the module declares it. If not, its receipts stay, and nobody can post new ones. */
            is_declared: boolean;
            /** @description The module that the series belongs to */
            module: string;
            /**
             * @description 'pending' until an administrator approves it; receipts can only be posted while it is 'approved'
             * @enum {string}
             */
            status: "approved" | "pending" | "withdrawn";
            title: components["schemas"]["Words"];
        };
        ModuleSeriesInput: {
            category?: string | number;
        };
        /** @description One field of a module's settings, from its JSON Schema. */
        ModuleSettingField: {
            default: string | number | false | true;
            /** @description The values of a select */
            enum?: string[];
            help?: components["schemas"]["Words"];
            label: components["schemas"]["Words"];
            maximum?: number;
            maxLength?: number;
            /** @description The bounds of a number */
            minimum?: number;
            name: string;
            /** @enum {string} */
            type: "boolean" | "integer" | "number" | "string";
        };
        /** @description The response of `modules/<name>/settings/`. A save sends `{ values, version }`. */
        ModuleSettingsResponse: {
            fields: components["schemas"]["ModuleSettingField"][];
            module: string;
            title: components["schemas"]["Words"];
            values: {
                [key: string]: string | number | false | true;
            };
            version: number;
        };
        ModuleSettingsResponseInput: {
            values: {
                [key: string]: string | number | boolean;
            };
            version?: number;
        };
        ModulesResponse: {
            failures: components["schemas"]["ModuleFailureRow"][];
            history: components["schemas"]["ModuleChange"][];
            limits: {
                minutes: number;
                people: number;
                share: number;
            };
            modules: components["schemas"]["ModuleStatus"][];
            /** @description Why the registry in use differs from its file; null when it does not */
            problem: string | null;
            revision: number;
        };
        ModulesResponseInput: {
            /** @default  */
            reason?: string;
            release: string;
            revision?: number;
            /** @default 100 */
            share?: number | 100;
        };
        ModuleStatus: {
            active: string | null;
            by: string | null;
            canary: {
                by: string;
                release: string;
                share: number;
                since: string;
            } | null;
            changed: string | null;
            chosen: string | null;
            mayGoBack: boolean;
            /** @description The release that the requesting administrator gets, and the one that they chose for themselves */
            mine: string | null;
            name: string;
            releases: components["schemas"]["ReleaseStatus"][];
            title: components["schemas"]["Words"];
        };
        /** @description A money place. */
        MoneyPlace: {
            /** @description Account No */
            account_no: string;
            archived_at?: string | null;
            /** @description The opening amount and everything booked since then, a decimal string; negative for an overdrawn place. null for a cash box while the person who asks keeps an uncounted one: the count is blind. */
            balance: string | null;
            /** @description The id of a bank */
            bank: number | null;
            bank_name: string;
            /** @description The money on the way to this place, a decimal string; null where the balance is */
            coming: string | null;
            /** @description Day close */
            day_close: boolean;
            /** @description The day of its first line; null while there is none */
            first_day: string | null;
            /**
             * @description Fund
             * @enum {string}
             */
            fund: "" | "general" | "welfare";
            /** @description The id of the user who keeps a cash box. A user keeps at most one. */
            holder: number | null;
            /** @description '' when nobody keeps it */
            holder_name: string;
            /** @description False for a holder who was disabled or became an auditor and must give the box to somebody else; null when nobody keeps it */
            holder_takes_money: boolean | null;
            id: number;
            /** @description The place of its kind for records that name none. Setting it takes it from the place that had it. */
            is_default: boolean;
            /** @description Kind */
            kind: components["schemas"]["AnyPlaceKind"];
            /** @description Name (Bengali) */
            name_bengali: string;
            /** @description Name (English) */
            name_english: string;
            /** @description Never below zero */
            never_below_zero: boolean;
            /**
             * @description Opening Amount
             * @example 1250.00
             */
            opening_amount: string;
            /** @description Required with an opening amount. Nothing is booked into the place before this day. */
            opening_day: string | null;
            /** @description Overnight Limit */
            overnight_limit: string | null;
            /** @description Remarks */
            remarks: string;
            /** @description Signatories */
            signatories: {
                designation: string;
                name: string;
            }[];
            version: number;
        };
        MoneyPlaceInput: {
            /** @description Account No */
            account_no?: string | number | null;
            /** @description Bank */
            bank?: number | string | null;
            /**
             * @description Day close
             * @default false
             */
            day_close?: boolean | string | null;
            /**
             * @description Fund
             * @default
             * @enum {string|null}
             */
            fund?: "general" | "welfare" | "" | null;
            /** @description Holder */
            holder?: number | string | null;
            /**
             * @description Default
             * @default false
             */
            is_default?: boolean | string | null;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "cash" | "cheques" | "bank" | "wallet" | "fdr";
            /** @description Name (Bengali) */
            name_bengali: string | number;
            /** @description Name (English) */
            name_english: string | number;
            /** @default false */
            never_below_zero?: unknown;
            /** @description Opening Amount */
            opening_amount?: string | number | null;
            /** @description Opening Day */
            opening_day?: string | null;
            /** @description Overnight Limit */
            overnight_limit?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Signatories */
            signatories?: {
                designation?: string;
                /** @default  */
                name?: string;
            }[] | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A difference. */
        MonthlyDifference: {
            archived_at?: string | null;
            /** @description Closed Days */
            days: number;
            /** @description Days with a Difference */
            days_with_difference: number;
            /** @description Cashier */
            holder_name: string;
            id: number;
            /** @description The first day of the month */
            month: string;
            /** @description Box (Bengali) */
            name_bengali: string;
            /** @description Box (English) */
            name_english: string;
            /**
             * @description Net
             * @example 1250.00
             */
            net: string;
            /**
             * @description Over
             * @example 1250.00
             */
            over: string;
            /** @description Cash Box */
            place: number;
            /**
             * @description Short
             * @example 1250.00
             */
            short: string;
            version: number;
        };
        MonthlyList: {
            /** @description The categories between the first and the last column, with their ids */
            categories: components["schemas"]["CategoryName"][];
            category_totals: {
                [key: string]: string;
            };
            /** @description First 'trunc_date', last 'total', categories between */
            columns: string[];
            grand_total: string;
            rows: components["schemas"]["LedgerRow"][];
        };
        /** @description The response to the creation: the only time that the token is shown. */
        NewApiToken: {
            /** @description Addresses and networks (203.0.113.7, 2001:db8::/32) from which it may be used; none: any address */
            addresses: string[];
            archived_at?: string | null;
            created_at: string;
            /** @description The last day on which it is valid */
            expires_on: string;
            /** @description The last characters of the token, by which people recognise it */
            hint: string;
            id: number;
            /** @description Written at most every ten minutes */
            last_used_at: string | null;
            last_used_from: string | null;
            name: string;
            /** @description The administrator who created it. It acts for this person. */
            owner: string;
            revoked_at: string | null;
            revoked_by: string | null;
            /**
             * @description Decides, like the role of a user, what the token may do; the scopes restrict it further
             * @enum {string}
             */
            role: "admin" | "auditor" | "cashier" | "staff";
            scopes: ("read:accounts" | "read:audit" | "read:configuration" | "read:imports" | "read:members" | "read:modules" | "read:papers" | "read:resolutions" | "read:sales" | "read:search" | "read:treasury" | "read:website" | "write:accounts" | "write:audit" | "write:configuration" | "write:imports" | "write:members" | "write:modules" | "write:papers" | "write:resolutions" | "write:sales" | "write:search" | "write:treasury" | "write:website")[];
            /** @enum {string} */
            state: "active" | "expired" | "ownerless" | "revoked";
            token: string;
            version: number;
        };
        NewApiTokenInput: {
            /** @description Addresses */
            addresses?: string[] | string | null;
            /** @description Valid Until */
            expires_on: string;
            /** @description Name */
            name: string | number;
            /**
             * @description Role
             * @enum {string}
             */
            role: "admin" | "staff" | "cashier" | "auditor";
            /** @description Scopes */
            scopes?: ("read:sales" | "write:sales" | "read:members" | "write:members" | "read:accounts" | "write:accounts" | "read:treasury" | "write:treasury" | "read:resolutions" | "write:resolutions" | "read:configuration" | "write:configuration" | "read:website" | "write:website" | "read:papers" | "write:papers" | "read:imports" | "write:imports" | "read:search" | "read:modules" | "read:audit")[] | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The response of `POST user/passkeys/`. `recovery_codes` is empty when the person already has codes. */
        NewPasskey: {
            passkey: components["schemas"]["Passkey"];
            recovery_codes: string[];
        };
        NewPasskeyInput: {
            /** @default  */
            name?: string;
            response: {
                [key: string]: unknown;
            };
        };
        /** @description A note, how many of it, in the order of `noteValues`. */
        NoteCount: {
            count: number;
            /** @enum {number} */
            note: 1 | 10 | 100 | 1000 | 2 | 20 | 200 | 5 | 50 | 500;
        };
        /** @description A notice. */
        Notice: {
            archived_at?: string | null;
            attachment: components["schemas"]["Attachment"] | null;
            /** @description Text */
            body: string;
            /** @description Text (Bengali) */
            body_bengali: string;
            id: number;
            /** @description Notice Date */
            notice_date: string;
            /** @description Title */
            title: string;
            /** @description Title (Bengali) */
            title_bengali: string;
            version: number;
        };
        NoticeInput: {
            attachment_clear?: boolean;
            /** @description Text */
            body?: string | null;
            /** @description Text (Bengali) */
            body_bengali?: string | null;
            /** @description Notice Date */
            notice_date?: string | null;
            /** @description Title */
            title: string | number;
            /** @description Title (Bengali) */
            title_bengali?: string | number | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        NoticeInputForm: {
            /** Format: binary */
            attachment?: string;
            attachment_clear?: boolean;
            /** @description Text */
            body?: string | null;
            /** @description Text (Bengali) */
            body_bengali?: string | null;
            /** @description Notice Date */
            notice_date?: string | null;
            /** @description Title */
            title: string | number;
            /** @description Title (Bengali) */
            title_bengali?: string | number | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The code of a card, receipt or certificate with this id */
        NumberedCheckCode: {
            /** @description 18 letters and digits in three groups: '7K3MQ9-TX2HVB-R4WE8P' */
            code: string;
            id: number;
            /** @description The QR code as a path of an SVG, drawn with a stroke of width 1, and the width of its square in modules without a margin */
            qr: {
                path: string;
                size: number;
            };
            /** @description The address in the QR code */
            url: string;
        };
        /** @description A opening dues. */
        OpeningDues: {
            /** @description The id of the advocate */
            advocate: number;
            /** @description The bar registration number */
            advocate_id: string;
            /**
             * @description Of one month or one year
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            created_at: string;
            created_by: string;
            /** @description '2019-03' for the monthly fee, '2019' for the others */
            from_period: string;
            id: number;
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "benevolent" | "monthly" | "relief" | "yearly";
            name_bengali: string;
            name_english: string;
            /** @description Remarks */
            remarks: string;
            /** @description To Period */
            to_period: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        OpeningDuesInput: {
            /** @description Advocate ID */
            advocate_id: string | number;
            /** @description Amount of One Period */
            amount: string | number;
            /** @description From Period */
            from_period: string | number;
            /**
             * @description Fee
             * @enum {string}
             */
            kind: "monthly" | "yearly" | "benevolent" | "relief";
            /** @description Remarks */
            remarks?: string | null;
            /** @description To Period */
            to_period: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A cash above the limit. */
        OvernightCash: {
            /**
             * @description Above the Limit
             * @example 1250.00
             */
            above: string;
            /**
             * @description In the Box
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            /** @description The day before the first night */
            date: string;
            /** @description Cashier */
            holder_name: string;
            id: number;
            /** @description Box (Bengali) */
            name_bengali: string;
            /** @description Box (English) */
            name_english: string;
            /** @description Nights */
            nights: number;
            /**
             * @description Limit
             * @example 1250.00
             */
            overnight_limit: string;
            /** @description Cash Box */
            place: number;
            version: number;
        };
        /** @description A valid API token of a person, where it is chosen whether it stays. */
        OwnedToken: {
            created_at: string;
            expires_on: string;
            id: number;
            last_used_at: string | null;
            name: string;
            /** @enum {string} */
            role: "admin" | "auditor" | "cashier" | "staff";
        };
        /** @description A period that a receipt pays for, from `GET paid-periods/`: of an advocate with `?advocate_id=`, of a rent unit with `?building_name=&floor=&room=`. Void receipts do not count. */
        PaidPeriod: {
            /** @description First and last month as 'YYYY-MM', or first and last year as 'YYYY'; '' for the entry fee */
            from: string;
            /**
             * @description 'benevolent' and 'relief': a receipt that paid only the fund fee of these years
             * @enum {string}
             */
            kind: "benevolent" | "entry" | "monthly" | "relief" | "rent" | "yearly";
            /** @description The number of the receipt */
            number: string;
            to: string;
        };
        /** @description A sale. */
        PaperSale: {
            /** @description Advocate Name */
            advocate_name: string;
            /** @description Advocate ID */
            advocateId: string;
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Building Name */
            building_name: string;
            created_at: string;
            created_by: string;
            /** @description Customer Address */
            customer_address: string;
            /** @description Customer Name */
            customer_name: string;
            /** @description Customer Phone */
            customer_phone: string;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            /**
             * @description Price
             * @example 1250.00
             */
            price: string;
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /**
             * @description Sale Type
             * @enum {string}
             */
            sale_type: "Cartis Paper" | "Notery Sticker" | "Vokalotnama";
            /** @description Sales Date */
            sales_date: string | null;
            /** @description Serials */
            serials: components["schemas"]["SerialRange"][];
            /** @description The record's total, a decimal string */
            total: string;
            /**
             * @description Total Amount
             * @example 1250.00
             */
            total_amount: string;
            /** @description Total Count */
            total_count: number | null;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        PaperSaleInput: {
            /** @description Advocate Name */
            advocate_name?: string | number | null;
            /** @description Advocate ID */
            advocateId?: string | number | null;
            /** @description Building Name */
            building_name: string | number;
            /** @description Customer Address */
            customer_address?: string | number | null;
            /** @description Customer Name */
            customer_name?: string | number | null;
            /** @description Customer Phone */
            customer_phone?: string | null;
            override_reason?: string;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            /** @description Price */
            price: string | number;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /**
             * @description Sale Type
             * @enum {string}
             */
            sale_type: "Vokalotnama" | "Cartis Paper" | "Notery Sticker";
            /** @description Sales Date */
            sales_date?: string | null;
            /** @description Serials */
            serials: unknown[] | string;
            /** @description Total Amount */
            total_amount?: string | number | null;
            /** @description Total Count */
            total_count?: number | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /**
         * @description What is known about a serial.
         * @enum {string}
         */
        PaperStatus: "before_stock" | "in_stock" | "not_received" | "removed" | "sold" | "unknown" | "void";
        /** @description `GET advocates/{id}/passbook/?from=&to=`, for administrators, staff and auditors. */
        Passbook: {
            advocate_id: number;
            /** @description Associates who are registered with the advocate */
            associates: {
                id: number;
                license_no: string;
                name: string;
                number: string;
                valid_until: string | null;
            }[];
            bar_registration_number: string;
            certificates: {
                day: string;
                id: number;
                number: string;
                voided_at: string | null;
            }[];
            /** @description As of today, without the proposal */
            dues: {
                advocate_id: number;
                /** @enum {string|null} */
                ageing: "0-3" | "12+" | "4-6" | "7-12" | null;
                bar_registration_number: string;
                benevolent: boolean;
                charged: string;
                /** @description The yearly cost of the unpaid years */
                cost: string;
                /** @enum {string} */
                court_type: "H/C" | "L/C";
                delay_fee: string;
                /** @description False: the association has no schedule and the advocate no opening dues, so nothing is owed or proposed */
                has_schedule: boolean;
                kinds: components["schemas"]["KindDues"][];
                /** @description Number of unpaid months of the monthly fee */
                months_owed: number;
                name_bengali: string;
                name_english: string;
                on: string;
                /** @description The fees alone: charged − waived − paid. With `delay_fee` and `cost` it is `total` */
                owed: string;
                paid: string;
                /** @description Oldest first */
                periods: components["schemas"]["DuePeriod"][];
                standing: components["schemas"]["ShownStanding"];
                /** @description What the advocate pays on `on`: fees, delay fees and yearly cost. Every list, print and form shows this sum */
                total: string;
                waived: string;
            };
            from: string | null;
            /** @description Years of the benevolent fund that are paid, as spans of years */
            fund_years: {
                from_year: number;
                number: string;
                to_year: number;
            }[];
            name_bengali: string;
            name_english: string;
            /** @description Rooms that the advocate rents */
            rents: {
                building_name: string;
                due_amount: string;
                due_months: string[];
                floor_no: string;
                /** @description The renter's id */
                id: number;
                rent_amount: string;
                room_no: string;
            }[];
            /** @description Oldest first */
            rows: components["schemas"]["PassbookRow"][];
            to: string | null;
            total: string;
            /** @description Totals of the rows by year, newest first */
            years: {
                receipts: number;
                total: string;
                year: number;
            }[];
        };
        /** @description A live receipt in the name of the advocate. */
        PassbookRow: {
            day: string;
            /** @description The receipt's id */
            id: number;
            /** @description What the receipt is for: the head in both languages, the note of the line and its amount */
            lines: {
                amount: string;
                head: {
                    bn: string;
                    en: string;
                };
                note: string;
            }[];
            number: string;
            receipt_no: string;
            /** @description Serials of the papers on the receipt */
            serials: {
                from_serial: number;
                to_serial: number;
                total: number;
                width: number;
            }[];
            series: string;
            total: string;
        };
        /** @description A passkey as its owner sees it. */
        Passkey: {
            /** @description The person's other devices have it too */
            backed_up: boolean;
            /** @description Its counter went back, so that somebody may have copied it. It is refused. */
            clone_suspected: boolean;
            created_at: string;
            id: number;
            last_used_at: string | null;
            name: string;
        };
        PasskeyInput: {
            name: string;
        };
        /** @description What a browser needs to make or to use a passkey, as WebAuthn defines it. The server makes it, the browser's API reads it. */
        PasskeyOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The part of a receipt that was paid in one way. `amount` is a decimal string. */
        Payment: {
            amount: string;
            /** @enum {string} */
            payment_type: "bank" | "cash" | "check" | "mobile_banking";
        };
        /** @description The response of `permissions/`. A save sends back the version. */
        PermissionsResponse: {
            permissions: components["schemas"]["AssignedPermission"][];
            version: number;
        };
        PermissionsResponseInput: {
            roles: {
                [key: string]: ("admin" | "staff" | "cashier" | "auditor")[];
            };
            version?: number;
        };
        /** @description A preview of photos. `rows` has the names of the files, which only the server has read. */
        PhotoPreview: {
            duplicates: number;
            /** @description Number of rows that would be imported */
            ready: number;
            rows: components["schemas"]["ImportRow"][];
            total: number;
            verdicts: components["schemas"]["RowValidation"][];
            wrong: number;
        };
        /** @description A place and what it has at the end of the day. Archived places without money are left out. */
        PlaceBalance: {
            account_no: string;
            balance: string;
            /** @enum {string} */
            fund: "" | "general" | "welfare";
            holder_name: string;
            id: number;
            kind: components["schemas"]["AnyPlaceKind"];
            name_bengali: string;
            name_english: string;
            /** @description A place of the association with less than nothing */
            overdrawn: boolean;
        };
        /** @description A row of `money-places/choices/`: enough to choose a place, for every role that books. Archived places are not in it. */
        PlaceChoice: {
            /** @description The last day for which the box is closed; null while there is none. Nothing is booked on it any more. */
            closed_until: string | null;
            holder_name: string;
            id: number;
            is_default: boolean;
            /** @description The box of the person who asks */
            is_own: boolean;
            /** @enum {string} */
            kind: "bank" | "cash" | "cheques" | "fdr" | "wallet";
            name_bengali: string;
            name_english: string;
            opening_day: string | null;
        };
        /**
         * @description Why a line is in the cash book. A change posts the difference, so a record may have several lines.
         * @enum {string}
         */
        PlaceLineReason: "booked" | "changed" | "confirmed" | "corrected" | "voided";
        /** @description A position. */
        Position: {
            archived_at?: string | null;
            id: number;
            /** @description Position */
            position: string;
            /** @description A new position without it comes last */
            sort_order: number | null;
            version: number;
        };
        PositionInput: {
            /** @description Position */
            position: string | number;
            /** @description Sort Order */
            sort_order?: number | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        PostAdvocatesWithheldFieldsBody: {
            ids: number[];
            /** @default [] */
            publish?: ("phone" | "current_address" | "blood_group" | "date_of_birth" | "father_name" | "photo")[];
            /** @default [] */
            withhold?: ("phone" | "current_address" | "blood_group" | "date_of_birth" | "father_name" | "photo")[];
        };
        PostCashDaysByIdCloseBody: {
            handover?: {
                amount?: unknown;
                slip_no?: string;
                /** @default  */
                to_place?: unknown;
            } | null;
            reason?: string;
            version?: unknown;
        };
        PostCashDaysByIdReopenNextBody: {
            /** @default  */
            hours?: unknown;
            /** @default  */
            reason?: string;
        };
        PostChangePasswordBody: {
            /** @description The ids of the API tokens of this person that stay valid; the others end. None when left out. */
            keep_tokens?: number[];
            new_password: string;
            old_password: string;
        };
        PostCheckByCodeCasesBody: {
            case_number: string;
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "bn";
        };
        PostCheckFiguresReviewBody: {
            paper: string;
            reason?: string;
            serial: number;
            /** @default [] */
            set_aside?: number[];
        };
        PostCommitteesCopyBody: {
            from: number;
            to: number;
        };
        PostContactMessagesBody: {
            /** @default  */
            email?: string;
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "bn";
            message?: string;
            /** @default  */
            name?: string;
            subject?: string;
            /** @default  */
            website?: string;
        };
        PostImportOpeningDuesBody: {
            columns: ("advocate_id" | "kind" | "from_period" | "to_period" | "amount" | "remarks")[];
            /** @default true */
            dry_run?: boolean;
            /** @default  */
            file?: string;
            rows: {
                cells: string[];
                row: number;
            }[];
            /** @default false */
            skip_errors?: boolean;
        };
        PostMediaBodyForm: {
            /** Format: binary */
            image?: string;
        };
        PostModuleOverridesBody: {
            origin: string;
        };
        PostModuleReportsBody: Record<string, never>;
        PostModulesByNameChooseBody: {
            release: string | null;
        };
        PostModulesByNameRollbackBody: {
            /** @default  */
            reason?: string;
            revision?: number;
        };
        PostMoneyPlacesByIdHandOverBody: {
            /** @default  */
            holder?: unknown;
            /** @default  */
            reason?: string;
        };
        PostPositionListOrderBody: {
            ids: number[];
        };
        PostReceiptSeriesByCodeWithdrawBody: {
            /** @default  */
            reason?: string;
        };
        PostRegisterBody: {
            email?: string;
            password: string;
            username: string;
        };
        PostResetPasswordBody: {
            new_password: string;
            token: string;
        };
        PostSettingsPreviewBody: {
            association?: {
                established: {
                    bn?: string;
                    en: string;
                };
                history: {
                    bn?: string;
                    en: string;
                };
                /** @default null */
                logo?: string | null;
                name: {
                    bn?: string;
                    en: string;
                };
            };
            contact?: {
                address: {
                    bn?: string;
                    en: string;
                };
                email: string;
                intro: {
                    bn?: string;
                    en: string;
                };
                landmark: {
                    bn?: string;
                    en: string;
                };
                map: string;
                phone: string;
                working_days: {
                    bn?: string;
                    en: string;
                };
            };
            footer?: {
                columns: {
                    links: {
                        href: string;
                        label: {
                            bn?: string;
                            en: string;
                        };
                    }[];
                    title: {
                        bn?: string;
                        en: string;
                    };
                }[];
                credit: {
                    bn?: string;
                    en: string;
                };
            };
            helpline?: {
                hours: {
                    bn?: string;
                    en: string;
                };
                name: {
                    bn?: string;
                    en: string;
                };
                note: {
                    bn?: string;
                    en: string;
                };
                number: string;
            }[];
            /** @enum {string} */
            language: "en" | "bn";
            members?: {
                hidden_fields: ("phone" | "current_address" | "blood_group" | "date_of_birth" | "father_name" | "photo" | "enrollment_date_As_lawyer" | "enrollment_date_As_member")[];
            };
            path: string;
            rates?: {
                /** @default  */
                yearly_cost?: unknown;
            };
            receipt?: {
                signatures: {
                    bn?: string;
                    en: string;
                }[];
            };
            slides?: {
                /** @default null */
                image?: string | null;
                title: {
                    bn?: string;
                    en: string;
                };
            }[];
            tiles?: {
                path: string;
                subtitle: {
                    bn?: string;
                    en: string;
                };
                title: {
                    bn?: string;
                    en: string;
                };
            }[];
            voter_list?: {
                /** @default  */
                draft_days?: unknown;
                /** @default  */
                member_days?: unknown;
                /** @default  */
                paid_up_to_month?: unknown;
                standings: ("regular" | "suspended" | "non_practising" | "transferred" | "retired" | "deceased")[];
            };
        };
        PostSetupBody: {
            email?: string;
            password: string;
            token: string;
            username: string;
        };
        PostSingleSignOnSessionBody: {
            /** @description A code of the app, or a recovery code */
            code?: string;
            /** @description The response of the browser */
            passkey?: {
                [key: string]: unknown;
            };
        };
        PostVoterListsByIdObjectionsByObjectionDecideBody: {
            /** @default  */
            decision?: unknown;
            /** @default  */
            decision_reason?: string;
        };
        PostWelfareCategoryPercentageBody: {
            /** @description Category */
            category: string | number;
            /**
             * @description Fund
             * @default welfare
             */
            fund?: string | number | null;
            /** @description Percentage */
            percentage: number | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A price. */
        Price: {
            /** @description The sum of the components, a decimal string */
            amount: string;
            archived_at?: string | null;
            /** @description Parts */
            components: components["schemas"]["PriceComponent"][];
            /** @description The day from which the resolution no longer applies, because it is suspended or superseded */
            ends_on: string | null;
            /** @description From */
            from_day: string;
            id: number;
            /** @description A code of `prices/items/`: 'VKL', 'FRM:12', 'monthly_fee' */
            item: string;
            item_name: components["schemas"]["Words"];
            /** @description How many receipts have this price. A price with receipts can no longer be changed or deleted */
            receipt_count: number;
            /** @description Remarks */
            remarks: string;
            /** @description Resolution */
            resolution: number;
            resolution_number: string;
            version: number;
        };
        /** @description A part of a price. `amount` is a decimal string. A part that is credited belongs to the advocate who buys. */
        PriceComponent: {
            amount: string;
            head: number;
            is_credit: boolean;
            /** @enum {string} */
            kind: "income" | "passed_on";
            name: components["schemas"]["Words"];
        };
        /** @description `before` is the time before the first price: as many days as the first period, at most a year. Null without prices. */
        PriceHistory: {
            before: {
                days: number;
                from: string;
                income: string;
                /** @description Papers; receipts for a fee */
                quantity: number;
                /** @description What the receipts took for it, a decimal string, and the part that is income of the association */
                taken: string;
                to: string;
            } | null;
            item: string;
            item_name: components["schemas"]["Words"];
            periods: components["schemas"]["PricePeriod"][];
            unit: components["schemas"]["PriceUnit"];
        };
        /** @description A price on a day, from `GET prices/in-force/?on=`. Items without a price in force are left out. */
        PriceInForce: {
            amount: string;
            components: components["schemas"]["PriceComponent"][];
            from_day: string;
            item: string;
            item_name: components["schemas"]["Words"];
            /** @description The next day on which the price of the item changes, as far as it is known; `amount` is null when none follows */
            next: {
                amount: string | null;
                day: string;
            } | null;
            price: number;
            resolution: number;
            resolution_number: string;
            unit: components["schemas"]["PriceUnit"];
        };
        PriceInput: {
            /** @description Parts */
            components: {
                /** @default  */
                amount?: unknown;
                /** @default  */
                head?: unknown;
            }[] | string;
            /** @description From */
            from_day: string;
            /** @description For */
            item: string | number;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Resolution */
            resolution: number | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description What can have a price, from `GET prices/items/`. `head` is the id of the head of its first component. */
        PriceItemChoice: {
            archived: boolean;
            has_advocate: boolean;
            head: number;
            item: string;
            name: components["schemas"]["Words"];
            unit: components["schemas"]["PriceUnit"];
        };
        /** @description A other price. */
        PriceOverride: {
            /**
             * @description Taken
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            /** @description Cashier */
            cashier: string;
            /** @description Count */
            count: number;
            /** @description Date */
            day: string;
            difference: string;
            /**
             * @description By Resolution
             * @example 1250.00
             */
            expected: string;
            id: number;
            /** @description For */
            item: string;
            item_name: components["schemas"]["Words"];
            /** @description Receipt No */
            number: string;
            /** @description Reason */
            reason: string;
            version: number;
        };
        /** @description A stretch of days on which one price is in force, from `GET prices/history/?item=`. */
        PricePeriod: {
            amount: string;
            /** @description Its days up to today; 0 while it has not begun */
            days: number;
            from: string;
            income: string;
            price: number;
            /** @description Papers; receipts for a fee */
            quantity: number;
            resolution_number: string;
            /** @description What the receipts took for it, a decimal string, and the part that is income of the association */
            taken: string;
            /** @description The last day; null while no end is known */
            to: string | null;
        };
        /**
         * @description What a price is for: one paper, one month, one year, or one fee.
         * @enum {string}
         */
        PriceUnit: "month" | "once" | "paper" | "year";
        /** @description A probable expanse. */
        ProbableExpense: {
            archived_at?: string | null;
            category: string;
            /** @description Expanse Category */
            expanseCategory: number;
            id: number;
            /**
             * @description Probable Expanse
             * @example 1250.00
             */
            ProbableExpanse: string;
            version: number;
            /** @description Year */
            year: number;
        };
        ProbableExpenseInput: {
            /** @description Expanse Category */
            expanseCategory: string | number;
            /** @description Probable Expanse */
            ProbableExpanse: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Year */
            year: number | string;
        };
        /** @description A income. */
        ProbableIncome: {
            /**
             * @description Amount
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            category: string;
            id: number;
            /** @description Income Category */
            IncomeCategory: number;
            version: number;
            /** @description Year */
            year: number;
        };
        ProbableIncomeInput: {
            /** @description Amount */
            amount: string | number;
            /** @description Income Category */
            IncomeCategory: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Year */
            year: number | string;
        };
        /** @description A profile. */
        Profile: {
            /**
             * @description Digits
             * @enum {string|null}
             */
            digits: "bengali" | "latin" | null;
            /** @description Email */
            email: string;
            id: number;
            /**
             * @description Language
             * @enum {string}
             */
            language: "bn" | "en";
            /** @description Name */
            name: string;
            /** @description Phone */
            phone: string;
            /** @description Photo */
            photo: string | null;
            /** @enum {string} */
            role: "admin" | "auditor" | "cashier" | "staff";
            two_factor: boolean;
            /** @description The user must set up two-step sign-in. Until then the API refuses everything else. */
            two_factor_due: boolean;
            username: string;
            version: number;
        };
        ProfileInput: {
            /**
             * @description Digits
             * @default
             * @enum {string|null}
             */
            digits?: "latin" | "bengali" | "" | null;
            /** @description Email */
            email?: string | null;
            /**
             * @description Language
             * @default en
             * @enum {string|null}
             */
            language?: "en" | "bn" | "" | null;
            /** @description Name */
            name?: string | number | null;
            /** @description Phone */
            phone?: string | null;
            /** @description true removes the picture */
            photo_clear?: boolean | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        ProfileInputForm: {
            /**
             * @description Digits
             * @default
             * @enum {string|null}
             */
            digits?: "latin" | "bengali" | "" | null;
            /** @description Email */
            email?: string | null;
            /**
             * @description Language
             * @default en
             * @enum {string|null}
             */
            language?: "en" | "bn" | "" | null;
            /** @description Name */
            name?: string | number | null;
            /** @description Phone */
            phone?: string | null;
            /**
             * Format: binary
             * @description Photo
             * @default null
             */
            photo?: string;
            /** @description true removes the picture */
            photo_clear?: boolean | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description Rows for `monthlyfee_set` of the form of fees. */
        ProposedMonths: {
            from_month: number;
            from_year: number;
            monthly_delay_fee: string;
            monthly_fee: string;
            to_month: number;
            to_year: number;
            total_monthly_amount: string;
        };
        /** @description Rows for `barassociationfee_set`. `yearly_fee` is '0.00' when only the fund fees of these years are owed. */
        ProposedYears: {
            benevolent_delay_fee: string;
            benevolent_fund_fee: string;
            /** @enum {string} */
            court_type: "H/C" | "L/C";
            relief_fund_fee: string;
            total_amount: string;
            yearly_delay_fee: string;
            yearly_fee: string;
            /** @description As the server adds it: years × the association's yearly cost */
            yearly_fee_cost: string;
            yearly_from_year: number;
            yearly_to_year: number;
        };
        /** @description An advocate as far as the public card shows one. The names are null when there is no public card. */
        PublicAdvocate: {
            name_bengali: string | null;
            name_english: string | null;
            number: string;
        };
        PutAssociateRegistrationByIdPhotoBodyForm: {
            /** Format: binary */
            photo?: string;
        };
        PutMoneyPlacesByIdBody: {
            /** @description Account No */
            account_no?: string | number | null;
            /** @description Bank */
            bank?: number | string | null;
            /**
             * @description Day close
             * @default false
             */
            day_close?: boolean | string | null;
            /**
             * @description Fund
             * @default
             * @enum {string|null}
             */
            fund?: "general" | "welfare" | "" | null;
            /** @description Holder */
            holder?: number | string | null;
            holder_reason?: string;
            /**
             * @description Default
             * @default false
             */
            is_default?: boolean | string | null;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "cash" | "cheques" | "bank" | "wallet" | "fdr";
            /** @description Name (Bengali) */
            name_bengali: string | number;
            /** @description Name (English) */
            name_english: string | number;
            /**
             * @description Never below zero
             * @default false
             */
            never_below_zero?: boolean | string | null;
            /** @description Opening Amount */
            opening_amount?: string | number | null;
            /** @description Opening Day */
            opening_day?: string | null;
            /** @description Overnight Limit */
            overnight_limit?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Signatories */
            signatories?: {
                designation?: string;
                /** @default  */
                name?: string;
            }[] | string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        PutVoterListsByIdBody: {
            /** @default  */
            name_bn?: string;
            /** @default  */
            name_en?: string;
            version?: unknown;
        };
        /** @description The content of a printed receipt, the same for every series. */
        Receipt: {
            /** @description The letterhead. `address` is always there; optional as above. */
            association: {
                address?: components["schemas"]["Words"];
                established: string;
                name_bn: string;
                name_en: string;
            };
            /** @description What is printed so that people can check the receipt; a voucher of an expense has none */
            check?: components["schemas"]["CheckCode"];
            /** @description When it was booked. Always there; optional for modules that were built before. */
            created_at?: string;
            created_by: string;
            date: string;
            lines: {
                amount: string;
                label: components["schemas"]["Words"];
                note: string;
            }[];
            number: string;
            payer: string;
            payer_note: string;
            /** @enum {string} */
            payment_type: "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type with its amount. `payment_type` is that of the first line. */
            payments: components["schemas"]["Payment"][];
            /** @description As in `ReceiptColumns`. They are for the office and are not printed. */
            place?: number;
            places?: components["schemas"]["RecordPlace"][];
            /** @description How often the receipt was printed before. The second and later prints say DUPLICATE. */
            prints: number;
            receipt_no: string;
            signatures: components["schemas"]["Words"][];
            stream: string;
            total: string;
            void_reason: string | null;
            voided_at: string | null;
        };
        ReceiptHit: {
            book_no: string | null;
            date: string;
            number: string;
            /** @description The payer. Where a kind of receipt has no name, something else that identifies it, such as the form. */
            payer: string;
            /** @description The range with the requested serial */
            serials: {
                from_serial: number;
                to_serial: number;
                width: number;
            } | null;
            stream: string;
            /** @description The title of a module's series; absent for built-in ones */
            stream_title?: components["schemas"]["Words"];
            total: string;
            /** @description Results include void receipts */
            voided_at: string | null;
        };
        RecentReceipt: {
            date: string;
            id: number;
            number: string;
            payer: string;
            receipt_no: string;
            stream: string;
            /** @description The title of a module's series; absent for built-in ones */
            stream_title?: components["schemas"]["Words"];
            total: string;
        };
        /** @description One reconciliation check: two sums that must be equal to the paisa. `left` and `right` are decimal strings. */
        ReconciliationCheck: {
            /** @description The first record that differs: a receipt's number, a day, or a year and category. Null when there is none. */
            first: string | null;
            /** @description The two amounts of that record. They can differ although both sums are equal, when one error hides another. */
            first_left?: string;
            first_right?: string;
            /** @description The code of the check for programs: 'receipts-ledger' */
            law: string;
            left: string;
            ok: boolean;
            right: string;
            says: components["schemas"]["Words"];
        };
        ReconciliationReport: {
            checked_at: string;
            laws: components["schemas"]["ReconciliationCheck"][];
        };
        /** @description The result of the last reconciliation. It runs every night, after a restore and on request. */
        ReconciliationSummary: {
            checked_at: string;
            failing: number;
            ok: boolean;
        };
        /** @description A place that a money record names: one for each of its payment types. */
        RecordPlace: {
            /** @description A decimal string */
            amount: string;
            id: number;
            kind: components["schemas"]["AnyPlaceKind"];
            name_bengali: string;
            name_english: string;
            /** @enum {string} */
            payment_type: "bank" | "cash" | "check" | "mobile_banking";
        };
        /** @description The response of `PUT user/two-factor/` and `POST user/two-factor/recovery-codes/`, both with `code`. The codes are not returned again. */
        RecoveryCodes: {
            recovery_codes: string[];
        };
        /** @description Something that a release asks for besides its screens. */
        ReleaseAsk: {
            /** @description Whether the active release does not ask for it in this way */
            isNew: boolean;
            /** @enum {string} */
            kind: "permission" | "schema" | "series" | "service" | "setting" | "slot" | "unconfined";
            /** @description The slot, the file or URL of the service, the versions, the code, the permission, or the setting; empty for 'unconfined' */
            name: string;
            /** @description The roles that see an extension, or have a permission until an administrator changes them */
            roles?: ("admin" | "auditor" | "cashier" | "staff")[];
            title?: components["schemas"]["Words"];
        };
        /** @description A voter in `GET released-voter-lists/{id}/`: only what public cards show. */
        ReleasedVoter: {
            bar_registration_number: string;
            father_name: string;
            name_bengali: string;
            name_english: string;
            photo: string | null;
            serial: number;
        };
        /** @description `GET released-voter-lists/`, for everyone. */
        ReleasedVoterList: {
            day: string;
            digest: string;
            id: number;
            name: components["schemas"]["Words"];
            released_at: string;
            voters: number;
        };
        ReleasedVoterListDetails: {
            day: string;
            digest: string;
            id: number;
            name: components["schemas"]["Words"];
            released_at: string;
            rows: components["schemas"]["ReleasedVoter"][];
            voters: number;
        };
        ReleaseStatus: {
            /** @description What activating the release grants; empty for an unreadable release, absent in responses of an older server */
            asks?: components["schemas"]["ReleaseAsk"][];
            failing: number;
            /** @description A local build, not one of the release command */
            local: boolean;
            made: string;
            /** @description Number of people who had the release in the last day, and of those whose last load failed */
            people: number;
            release: string;
            /** @description null without a service, or if nobody receives the release */
            service: components["schemas"]["ServiceStatus"] | null;
            /** @enum {string|null} */
            state: "active" | "canary" | "previous" | null;
        };
        Remittance: {
            from: string | null;
            payable: string;
            rows: components["schemas"]["RemittanceRow"][];
            to: string | null;
        };
        /** @description `PUT bar-council-export/remittance-categories/`: the head whose money the vouchers of each expense category pass on. */
        RemittanceCategories: {
            categories: {
                expense_category_id: number;
                head_id: number;
            }[];
        };
        RemittanceCategoriesInput: {
            categories: {
                expense_category_id: number;
                head_id: number;
            }[];
        };
        /** @description `GET bar-council-export/remittance/?from=&to=`: a row for each head that is passed on. Decimal strings. */
        RemittanceRow: {
            /** @description The expense categories whose vouchers pass the money on */
            categories: {
                category: string;
                id: number;
            }[];
            collected: string;
            head: {
                bn: string;
                en: string;
            };
            head_id: number;
            /** @description Payable before `from` */
            opening: string;
            passed_on: string;
            /** @description opening + collected − passed_on */
            payable: string;
        };
        /** @description The unpaid months of a rent unit, from `GET rent-due/?building_name=&floor=&room=`. */
        RentDue: {
            /** @description Every month that is due, as 'YYYY-MM', oldest first. Null when no renter has the unit: then it is unknown. */
            due_months: string[] | null;
        };
        /** @description A renter. */
        Renter: {
            /** @description Address */
            address: string;
            /** @description Set when the renter is an advocate */
            advocate: number | null;
            archived_at?: string | null;
            /** @description Building */
            building: number;
            building_details: {
                building_name: string;
                id: number;
            };
            /**
             * @description Category
             * @enum {string}
             */
            category: "" | "Business" | "Chamber" | "Office" | "Other";
            /** @description The due months at today's rent, as a decimal string */
            due_amount: string;
            /** @description Months of the lease up to the current one that no receipt covers, as 'YYYY-MM' */
            due_months: string[];
            /** @description Floor No */
            floor_no: string;
            /** @description From Date */
            from_date: string | null;
            id: number;
            /** @description The last paid month of the unit, as 'YYYY-MM' */
            paid_until: string | null;
            /** @description Phone */
            phone: string;
            /** @description Remarks */
            remarks: string;
            /**
             * @description Rent Amount
             * @example 1250.00
             */
            rent_amount: string;
            /** @description Renter Name */
            renter_name: string;
            /** @description Room No */
            room_no: string;
            /**
             * @description Security Amount
             * @example 1250.00
             */
            security_amount: string;
            /** @description To Date */
            to_date: string | null;
            version: number;
        };
        RenterHit: {
            archived_at: string | null;
            building_name: string;
            floor_no: string;
            id: number;
            phone: string;
            renter_name: string;
            room_no: string;
        };
        RenterInput: {
            /** @description Address */
            address: string | number;
            /** @description Advocate */
            advocate?: number | string | null;
            /** @description Building */
            building: number | string;
            /**
             * @description Category
             * @default
             * @enum {string|null}
             */
            category?: "Chamber" | "Business" | "Office" | "Other" | "" | null;
            /** @description Floor No */
            floor_no: string | number;
            /** @description From Date */
            from_date?: string | null;
            /** @description Phone */
            phone?: string | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Rent Amount */
            rent_amount: string | number;
            /** @description Renter Name */
            renter_name: string | number;
            /** @description Room No */
            room_no: string | number;
            /** @description Security Amount */
            security_amount: string | number;
            /** @description To Date */
            to_date?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A link to reset a password. The API returns it once; it works once and for a day. */
        ResetLink: {
            expires_at: string;
            url: string;
        };
        /** @description A resolution. */
        Resolution: {
            archived_at?: string | null;
            /** @description Date */
            day: string;
            /** @description Effective From */
            effective_from: string;
            id: number;
            /** @description Public */
            is_public: boolean;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "budget" | "election" | "expense" | "fdr" | "fee" | "price" | "suspension" | "waiver";
            /** @description Meeting */
            meeting: string;
            /** @description Resolution No */
            number: string;
            /** @description How many prices it sets */
            price_count: number;
            scan: components["schemas"]["ResolutionScan"] | null;
            /** @description The later resolution that replaces this one */
            superseded_by: number | null;
            /** @description The number of the later resolution, and the day from which it applies */
            superseded_by_number: string | null;
            superseded_from: string | null;
            /** @description Suspended From */
            suspended_from: string | null;
            /** @description Text (Bengali) */
            text_bn: string;
            /** @description Text (English) */
            text_en: string;
            version: number;
        };
        ResolutionInput: {
            /** @description Date */
            day: string;
            /** @description Effective From */
            effective_from: string;
            /**
             * @description Public
             * @default false
             */
            is_public?: boolean | string | null;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "price" | "fee" | "waiver" | "budget" | "expense" | "fdr" | "suspension" | "election";
            /** @description Meeting */
            meeting: string | number;
            /** @description Resolution No */
            number: string | number;
            /** @description Superseded By */
            superseded_by?: number | string | null;
            /** @description Suspended From */
            suspended_from?: string | null;
            /** @description Text (Bengali) */
            text_bn?: string | null;
            /** @description Text (English) */
            text_en?: string | null;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The PDF or picture of a resolution as it was signed. `size` is in bytes. */
        ResolutionScan: {
            name: string;
            size: number;
            /** @enum {string} */
            type: "application/pdf" | "image/webp";
        };
        /** @description Why the server rolled a release back. The registry stores these facts; pages format the sentence. */
        RollbackReason: {
            /** @description How often the release's service failed within `minutes`. Then no screen failed, and `failing` and `people` are 0. */
            crashes?: number;
            /** @description People for whom the release failed, of all `people` who received it within `minutes` */
            failing: number;
            minutes: number;
            people: number;
            reason: string;
            /** @description The release that failed */
            release: string;
            /** @description The screen and the outcome of the last reported failure */
            screen: string;
        };
        RowValidation: {
            /** @description The existing record, or the earlier row of the file, that this row repeats */
            duplicate_of?: {
                row: number;
            } | {
                id: number;
                label: string;
            };
            /** @description Errors by field, also of a duplicate. In both languages, so that a language switch needs no new request. */
            errors?: {
                [key: string]: components["schemas"]["Words"][];
            };
            /** @description Warnings. The row is imported nevertheless. */
            notes?: components["schemas"]["Words"][];
            row: number;
            /** @enum {string} */
            verdict: "duplicate" | "error" | "new";
        };
        /** @description The response of `GET search/?q=`, best results first. `serials` are the receipts with the requested serial. */
        SearchResult: {
            members: components["schemas"]["AdvocateLookupEntry"][];
            receipts: components["schemas"]["ReceiptHit"][];
            renters: components["schemas"]["RenterHit"][];
            serials: components["schemas"]["ReceiptHit"][];
        };
        /** @description The code of a paper with this serial */
        SerialCheckCode: {
            /** @description 18 letters and digits in three groups: '7K3MQ9-TX2HVB-R4WE8P' */
            code: string;
            /** @description The QR code as a path of an SVG, drawn with a stroke of width 1, and the width of its square in modules without a margin */
            qr: {
                path: string;
                size: number;
            };
            serial: string;
            /** @description The address in the QR code */
            url: string;
        };
        /** @description A stored range of serials: whole numbers, and the number of digits with leading zeros ('000120' has 6). */
        SerialRange: {
            from_serial: number;
            to_serial: number;
            total: number;
            width: number;
        };
        /** @description The history of one serial, newest first, from `GET paper-stock/serial/?serial=120&paper=VKL`. */
        SerialRecords: {
            sales: {
                date: string;
                from_serial: number;
                number: string;
                paper: string;
                payer: string;
                to_serial: number;
                voided_at: string | null;
                width: number;
            }[];
            stock: {
                date: string;
                from_serial: number;
                id: number;
                /** @enum {string} */
                kind: "received" | "returned" | "spoiled";
                paper: string;
                to_serial: number;
                width: number;
            }[];
        };
        /** @description The service of a release in the server process that was asked: with several, each runs its own. */
        ServiceStatus: {
            /** @description Why it failed last, in English, from its process; null if it never did */
            error: string | null;
            /** @description It runs elsewhere: the server checks its health and cannot start it */
            remote: boolean;
            restarts: number;
            /** @enum {string} */
            state: "failed" | "restarting" | "running" | "starting";
        };
        /** @description The response of `GET settings/`. */
        SettingsResponse: {
            association: {
                /** @description The line under the name on receipts */
                established: components["schemas"]["Words"];
                history: components["schemas"]["Words"];
                /** @description Null: the default emblem */
                logo: string | null;
                name: components["schemas"]["Words"];
            };
            contact: {
                address: components["schemas"]["Words"];
                email: string;
                intro: components["schemas"]["Words"];
                landmark: components["schemas"]["Words"];
                /** @description The link of the map's picture; blank: no map */
                map: string;
                phone: string;
                working_days: components["schemas"]["Words"];
            };
            footer: {
                columns: {
                    links: {
                        href: string;
                        label: components["schemas"]["Words"];
                    }[];
                    title: components["schemas"]["Words"];
                }[];
                credit: components["schemas"]["Words"];
            };
            helpline: {
                hours: components["schemas"]["Words"];
                name: components["schemas"]["Words"];
                note: components["schemas"]["Words"];
                number: string;
            }[];
            members: {
                /** @description Fields of the public card that are hidden without a session */
                hidden_fields: ("blood_group" | "current_address" | "date_of_birth" | "enrollment_date_As_lawyer" | "enrollment_date_As_member" | "father_name" | "phone" | "photo")[];
            };
            rates: {
                /** @description The cost of one year in the bar association section of the fees */
                yearly_cost: string;
            };
            receipt: {
                /** @description The signature lines at the foot of a receipt, from left to right */
                signatures: components["schemas"]["Words"][];
            };
            slides: {
                image: string | null;
                title: components["schemas"]["Words"];
            }[];
            tiles: {
                path: string;
                subtitle: components["schemas"]["Words"];
                title: components["schemas"]["Words"];
            }[];
            version: number;
            voter_list: {
                /** @description How long a draft hangs before the person who made it may make it final. Another person may at any time. */
                draft_days: number;
                member_days: number;
                /** @description The month up to which dues must be paid, on or before the day of the list; 0: dues do not matter */
                paid_up_to_month: number;
                standings: ("deceased" | "non_practising" | "regular" | "retired" | "suspended" | "transferred")[];
            };
        };
        SettingsResponseInput: {
            association?: {
                established: {
                    bn?: string;
                    en: string;
                };
                history: {
                    bn?: string;
                    en: string;
                };
                /** @default null */
                logo?: string | null;
                name: {
                    bn?: string;
                    en: string;
                };
            };
            contact?: {
                address: {
                    bn?: string;
                    en: string;
                };
                email: string;
                intro: {
                    bn?: string;
                    en: string;
                };
                landmark: {
                    bn?: string;
                    en: string;
                };
                map: string;
                phone: string;
                working_days: {
                    bn?: string;
                    en: string;
                };
            };
            footer?: {
                columns: {
                    links: {
                        href: string;
                        label: {
                            bn?: string;
                            en: string;
                        };
                    }[];
                    title: {
                        bn?: string;
                        en: string;
                    };
                }[];
                credit: {
                    bn?: string;
                    en: string;
                };
            };
            helpline?: {
                hours: {
                    bn?: string;
                    en: string;
                };
                name: {
                    bn?: string;
                    en: string;
                };
                note: {
                    bn?: string;
                    en: string;
                };
                number: string;
            }[];
            members?: {
                hidden_fields: ("phone" | "current_address" | "blood_group" | "date_of_birth" | "father_name" | "photo" | "enrollment_date_As_lawyer" | "enrollment_date_As_member")[];
            };
            rates?: {
                /** @default  */
                yearly_cost?: unknown;
            };
            receipt?: {
                signatures: {
                    bn?: string;
                    en: string;
                }[];
            };
            slides?: {
                /** @default null */
                image?: string | null;
                title: {
                    bn?: string;
                    en: string;
                };
            }[];
            tiles?: {
                path: string;
                subtitle: {
                    bn?: string;
                    en: string;
                };
                title: {
                    bn?: string;
                    en: string;
                };
            }[];
            version?: number;
            voter_list?: {
                /** @default  */
                draft_days?: unknown;
                /** @default  */
                member_days?: unknown;
                /** @default  */
                paid_up_to_month?: unknown;
                standings: ("regular" | "suspended" | "non_practising" | "transferred" | "retired" | "deceased")[];
            };
        };
        /** @description A percentage. */
        Share: {
            archived_at?: string | null;
            /** @description Category */
            category: string;
            category_id: number;
            /** @description Fund */
            fund: components["schemas"]["Fund"];
            id: number;
            /** @description Percentage */
            percentage: number;
            version: number;
        };
        ShareInput: {
            /** @description Category */
            category: string | number;
            /**
             * @description Fund
             * @default general
             */
            fund?: string | number | null;
            /** @description Percentage */
            percentage: number | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A shop rent. */
        ShopRent: {
            archived_at?: string | null;
            /** @description The typed book number, or null */
            book_no: string | null;
            /** @description Building Name */
            building_name: string;
            /** @description Collection Date */
            collection_date: string;
            created_at: string;
            created_by: string;
            /** @description Floor */
            floor: string;
            /** @description From Month */
            from_month: number;
            /** @description From Year */
            from_year: number;
            id: number;
            /** @description The server's number, without gaps in each series and year: 'VKL-2026-000123' */
            number: string;
            /**
             * @description Payment Type
             * @enum {string}
             */
            payment_type: "" | "bank" | "cash" | "check" | "mobile_banking";
            /** @description Every payment type of the record with its amount, in the order of the lines */
            payments: components["schemas"]["Payment"][];
            /** @description The id of the place of its first line. Always there; optional for modules that were built before. */
            place?: number;
            /** @description The place of each payment type, in the order of the lines; as above */
            places?: components["schemas"]["RecordPlace"][];
            prints: number;
            /** @description `book_no ?? number` */
            receipt_no: string;
            /** @description Remarks */
            remarks: string;
            /**
             * @description The amount for the whole period
             * @example 1250.00
             */
            rent_amount: string;
            /**
             * @description Rent Type
             * @enum {string}
             */
            rent_type: "Billboard" | "House" | "Shop";
            /** @description Renter Name */
            renter_name: string;
            /** @description Room */
            room: string;
            /** @description To Month */
            to_month: number;
            /** @description To Year */
            to_year: number;
            /** @description The record's total, a decimal string */
            total: string;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        ShopRentInput: {
            /** @description Building Name */
            building_name: string | number;
            /** @description Collection Date */
            collection_date: string;
            /** @description Floor */
            floor?: string | number | null;
            /** @description From Month */
            from_month: number | string;
            /** @description From Year */
            from_year: number | string;
            /**
             * @description Payment Type
             * @default cash
             * @enum {string|null}
             */
            payment_type?: "cash" | "bank" | "check" | "mobile_banking" | "" | null;
            place?: unknown;
            price_reason?: string;
            /** @description Receipt No */
            receipt_no?: string | number | null;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Rent Amount */
            rent_amount: string | number;
            /**
             * @description Rent Type
             * @enum {string}
             */
            rent_type: "House" | "Shop" | "Billboard";
            /** @description Renter Name */
            renter_name: string | number;
            /** @description Room */
            room?: string | number | null;
            /** @description To Month */
            to_month: number | string;
            /** @description To Year */
            to_year: number | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /**
         * @description What lists show and filter: a regular advocate who owes something is 'in_arrears'.
         * @enum {string}
         */
        ShownStanding: "deceased" | "in_arrears" | "non_practising" | "regular" | "retired" | "suspended" | "transferred";
        /**
         * @description The two sides of the accounts.
         * @enum {string}
         */
        Side: "expense" | "income";
        /** @description The response to a sign-in. `access` is the token of the session: `Authorization: Bearer <access>`. */
        SignedIn: {
            access: string;
            message: string;
            user: components["schemas"]["Profile"];
        };
        SignedInInput: {
            /** @description A code of the app, or a recovery code */
            code?: string;
            /** @description The response of the browser */
            passkey?: {
                [key: string]: unknown;
            };
            password: string;
            username: string;
        };
        /** @description The link of an account with a person of the provider, from `GET single-sign-on-links/`. */
        SignOnLink: {
            /** @description null: an administrator has not allowed it yet */
            approved_at: string | null;
            created_at: string;
            /** @description As the provider gave them */
            email: string;
            id: number;
            issuer: string;
            last_used_at: string | null;
            name: string;
            user: number;
            username: string;
        };
        /** @description A public page of a module that the footer of the website links to. */
        SiteLink: {
            path: string;
            title: components["schemas"]["Words"];
        };
        /** @description `GET advocates/{id}/standing/` */
        StandingHistory: {
            advocate_id: number;
            /** @description Of today: 'in_arrears' for a regular advocate who owes something */
            current: components["schemas"]["ShownStanding"];
            /** @description Newest first, superseded rows included */
            history: components["schemas"]["StandingRow"][];
            since: string;
        };
        StandingHistoryInput: {
            charges_dues?: null | unknown;
            /** @default  */
            from_day?: unknown;
            /** @default  */
            reason?: string;
            resolution?: string;
            resolution_id?: unknown;
            /** @default  */
            standing?: unknown;
        };
        StandingRow: {
            charges_dues: boolean;
            created_at: string;
            /** @description '' when the advocate's record set the standing: the audit log says who changed that */
            created_by: string;
            from_day: string;
            id: number;
            /** @description '' when the advocate's record set the standing */
            reason: string;
            /** @description The number that the resolution of the register has today, or the text of one outside the register */
            resolution: string | null;
            /** @description The resolution of the register, or null */
            resolution_id: number | null;
            /** @enum {string} */
            standing: "deceased" | "non_practising" | "regular" | "retired" | "suspended" | "transferred";
            /** @description When a later entry replaced this row; null for rows in force */
            superseded_at: string | null;
        };
        /** @description The stock of one paper, from `GET paper-stock/papers/`. */
        StationeryOnHand: {
            name: components["schemas"]["Words"];
            /** @description received − sold − spoiled − returned */
            on_hand: number;
            /** @description True once anything was received. Until then sales are not checked against the stock. */
            opened: boolean;
            paper: string;
            range_count: number;
            /** @description The first ranges on hand, lowest serials first. `range_count` is the number of all ranges. */
            ranges: components["schemas"]["StockRange"][];
            received: number;
            returned: number;
            /** @description Sold out of the received papers */
            sold: number;
            spoiled: number;
            /** @description Sold but never received */
            unreceived: number;
        };
        /** @description A stock entry. */
        StockEntry: {
            archived_at?: string | null;
            created_at: string;
            created_by: string;
            /** @description Date */
            date: string | null;
            /** @description From Serial */
            from_serial: number;
            id: number;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "received" | "returned" | "spoiled";
            /** @description A code from `paper-stock/papers/` ('VKL', 'CRT', 'NST', 'BLB', 'FRM:12') or the name of a paper */
            paper: string;
            /** @description Remarks */
            remarks: string;
            /** @description To Serial */
            to_serial: number;
            total: number;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
            /** @description The number of digits of a serial with leading zeros: '000120' has 6 */
            width: number | null;
        };
        StockEntryInput: {
            /** @description Date */
            date?: string | null;
            /** @description From Serial */
            from_serial: number | string;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "received" | "spoiled" | "returned";
            /** @description Paper */
            paper: string | number;
            /** @description Remarks */
            remarks?: string | null;
            /** @description To Serial */
            to_serial: number | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
            /** @description Width */
            width?: number | string | null;
        };
        StockRange: {
            from_serial: number;
            to_serial: number;
            width: number;
        };
        /** @description A transfer. */
        Transfer: {
            /**
             * @description Amount
             * @example 1250.00
             */
            amount: string;
            archived_at?: string | null;
            /** @description The scan of the slip, at `transfers/{id}/attachment/` */
            attachment: components["schemas"]["BillScan"] | null;
            confirmed_at: string | null;
            confirmed_by: string | null;
            confirmed_date: string | null;
            created_at: string;
            created_by: string;
            /** @description Date */
            date: string;
            from_name_bengali: string;
            from_name_english: string;
            /** @description The id of the place that gives */
            from_place: number;
            id: number;
            /** @description True when the person who asks can confirm it now */
            may_confirm: boolean;
            /** @description Without gaps in each year: 'TRF-2026-000123' */
            number: string;
            /** @description The user who confirms it; '' when nobody has to */
            receiver: string;
            /** @description Remarks */
            remarks: string;
            /** @description The number of the bank's deposit slip */
            slip_no: string;
            /** @enum {string} */
            state: "confirmed" | "on_the_way" | "void";
            to_name_bengali: string;
            to_name_english: string;
            /** @description The id of the place that receives */
            to_place: number;
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
        };
        TransferInput: {
            /** @description Amount */
            amount: string | number;
            /** @description Date */
            date?: string | null;
            /** @description From */
            from_place: number | string;
            /** @description Remarks */
            remarks?: string | null;
            /** @description Slip No */
            slip_no?: string | number | null;
            /** @description To */
            to_place: number | string;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The user's own two-step sign-in, from `GET user/two-factor/`. */
        TwoFactor: {
            /** @description The codes of an authenticator app are accepted */
            app: boolean;
            enabled: boolean;
            /** @description False for an account of single sign-on: a sign-in of the last ten minutes confirms an action in its place */
            has_password: boolean;
            passkeys: components["schemas"]["Passkey"][];
            /** @description Browsers offer passkeys at the public address: it is encrypted and has a name */
            passkeys_available: boolean;
            recovery_codes_left: number;
            /** @description The person's role requires it */
            required: boolean;
            since: string | null;
        };
        /** @description The roles that require two-step sign-in: `GET` and `PUT two-factor-roles/`. */
        TwoFactorRoles: {
            roles: ("admin" | "auditor" | "cashier" | "staff")[];
            version: number;
        };
        TwoFactorRolesInput: {
            roles: ("admin" | "staff" | "cashier" | "auditor")[];
            version?: number;
        };
        /** @description The secret for the authenticator app, from `POST user/two-factor/` with `password`. A code must confirm it before it counts. */
        TwoFactorSecret: {
            /** @description Base32, for typing it in instead of scanning */
            secret: string;
            /** @description The same secret as the URI of the QR code */
            uri: string;
        };
        TwoFactorSecretInput: {
            /** @default  */
            code?: string;
            passkey?: {
                [key: string]: unknown;
            };
            /** @default  */
            password?: string;
        };
        /** @description A day not closed. */
        UnclosedDay: {
            archived_at?: string | null;
            /** @description Date */
            date: string;
            /** @description Days Late */
            days_late: number;
            /** @description The reason of the exception that lets the next day open; '' without one */
            exception_reason: string;
            /** @description Cashier */
            holder_name: string;
            id: number;
            /** @description Box (Bengali) */
            name_bengali: string;
            /** @description Box (English) */
            name_english: string;
            /** @description Cash Box */
            place: number;
            version: number;
        };
        /** @description A user. */
        UserAccount: {
            created_at: string;
            /** @description Email */
            email: string;
            id: number;
            last_seen_at: string | null;
            /** @description The end of the lock after wrong passwords; null when the account is not locked */
            locked_until: string | null;
            /** @description Name */
            name: string;
            /** @description Phone */
            phone: string;
            /** @description Photo */
            photo: string | null;
            /**
             * @description Role
             * @enum {string}
             */
            role: "admin" | "auditor" | "cashier" | "staff";
            sessions: number;
            /**
             * @description Status
             * @enum {string}
             */
            status: "active" | "disabled" | "pending";
            /** @description The user signs in with a second step */
            two_factor: boolean;
            /** @description Username */
            username: string;
            version: number;
        };
        UserAccountInput: {
            /** @default  */
            role?: unknown;
            /** @default  */
            status?: unknown;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description A session as its owner or an administrator sees it. */
        UserSession: {
            created_at: string;
            /** @description The session of this request */
            current: boolean;
            /** @description The browser's name from its user agent */
            device: string;
            id: number;
            last_seen_at: string;
        };
        /** @description An advocate in `GET voter-lists/{id}/voters/` (`limit`, `offset`, `search`, `X-Total-Count`; `off=1`: those who are not on the list). A draft is computed on each request; a final list is what was frozen. */
        Voter: {
            bar_registration_number: string;
            enrollment_date_As_member: string;
            father_name: string;
            /** @description The advocate's id */
            id: number;
            name_bengali: string;
            name_english: string;
            photo: string | null;
            /** @description Why the advocate is not on the list, or is on it against the rule */
            reasons: components["schemas"]["VoterReason"][];
            /** @description The serial on the list from 1; null when the advocate is not on it */
            serial: number | null;
        };
        /** @description `GET voter-lists/{id}/why/?advocate_id=` (a bar registration number): the advocate with the reasons. 404 for an unknown number. */
        VoterAnswer: {
            bar_registration_number: string;
            enrollment_date_As_member: string;
            father_name: string;
            /** @description The advocate's id */
            id: number;
            name_bengali: string;
            name_english: string;
            on_list: boolean;
            photo: string | null;
            /** @description Why the advocate is not on the list, or is on it against the rule */
            reasons: components["schemas"]["VoterReason"][];
            /** @description The serial on the list from 1; null when the advocate is not on it */
            serial: number | null;
        };
        /** @description A list in `GET voter-lists/` (`voided=1`: void ones, too) and `GET voter-lists/{id}/`. `POST voter-lists/` makes a draft. `DELETE` removes a draft. An administrator voids a final list that visitors do not read, with a `reason`. */
        VoterList: {
            created_at: string;
            created_by: string;
            day: string;
            /** @description sha256 of rule, day and voters; null for a draft */
            digest: string | null;
            finalised_at: string | null;
            finalised_by: string | null;
            id: number;
            name_bn: string;
            name_en: string;
            objections: number;
            open_objections: number;
            /** @description From this day the person who made the draft may make it final, too; null for a final list */
            own_final_from: string | null;
            /** @description Since when visitors can read the list; null: not released */
            released_at: string | null;
            rule: components["schemas"]["VoterRule"];
            /** @enum {string} */
            status: "draft" | "final";
            version: number;
            void_reason: string | null;
            voided_at: string | null;
            voided_by: string | null;
            /** @description Advocates on the list: of a draft as of now */
            voters: number;
        };
        VoterListInput: {
            /** @default  */
            day?: unknown;
            member_days?: unknown;
            /** @default  */
            name_bn?: string;
            /** @default  */
            name_en?: string;
            paid_up_to?: string;
            standings?: unknown[] | null;
        };
        /** @description An objection in `GET voter-lists/{id}/objections/`. */
        VoterObjection: {
            /** @description The advocate's id */
            advocate: number;
            advocate_id: string;
            created_at: string;
            created_by: string;
            decided_at: string | null;
            decided_by: string | null;
            /** @enum {string} */
            decision: "accepted" | "open" | "rejected";
            decision_reason: string;
            ground: string;
            id: number;
            name_bengali: string;
            name_english: string;
            objector: string;
            /** @enum {string} */
            request: "exclude" | "include";
            version: number;
        };
        VoterObjectionInput: {
            /** @default  */
            advocate_id?: string;
            /** @default  */
            ground?: string;
            objector?: string;
            /** @default  */
            request?: unknown;
        };
        VoterReason: {
            /** @constant */
            code: "dues";
            owed: string;
            paid_up_to: string;
            since: string;
        } | {
            /** @constant */
            code: "standing";
            since: string | null;
            standing: components["schemas"]["ShownStanding"];
        } | {
            /** @constant */
            code: "member_days";
            days: number;
            needed: number;
        } | {
            /** @constant */
            code: "archived";
        } | {
            /** @constant */
            code: "objection";
            objection: number;
            /** @enum {string} */
            request: "exclude" | "include";
        };
        /** @description The rule of a list. The settings (`voter_list`) have the rule for new lists. */
        VoterRule: {
            /** @description Days of membership on the day of the list */
            member_days: number;
            /** @description Every period that began up to this month must be paid; null: dues do not matter */
            paid_up_to: string | null;
            standings: ("deceased" | "non_practising" | "regular" | "retired" | "suspended" | "transferred")[];
        };
        /** @description A webhook. */
        Webhook: {
            archived_at?: string | null;
            created_at: string;
            failed: number;
            id: number;
            /** @description Events */
            kinds: ("day.closed" | "lock.changed" | "lock.exception_ended" | "lock.exception_opened" | "member.changed" | "member.created" | "member.deleted" | "receipt.changed" | "receipt.created" | "receipt.voided")[];
            /** @description The status or problem of the last attempt */
            last_answer: string | null;
            last_delivered_at: string | null;
            /** @description Name */
            name: string;
            /**
             * @description null while it delivers
             * @enum {string|null}
             */
            pause: "gone" | "moved" | "person" | "restored" | "secret" | null;
            pending: number;
            /** @description The old secret signs until then; null when only one signs */
            previous_secret_until: string | null;
            /** @description Address */
            url: string;
            version: number;
        };
        /** @description One attempt to deliver. `problem` says why there was no response. */
        WebhookAttempt: {
            at: string;
            duration_ms: number;
            id: number;
            problem: string | null;
            response: string;
            status: number | null;
        };
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
            /** @description The last attempt */
            last_status: number | null;
            next_attempt_at: string;
            number: string | null;
            record: string;
            /** @enum {string} */
            state: "delivered" | "discarded" | "failed" | "pending";
            /**
             * @description null unless it waits
             * @enum {string|null}
             */
            waits_for: "earlier" | "time" | "turn" | null;
        };
        WebhookInput: {
            /**
             * @default send
             * @enum {string}
             */
            waiting?: "send" | "discard";
        };
        /** @description The response to the creation and to a new secret: the only times that the secret is shown. */
        WebhookWithSecret: {
            archived_at?: string | null;
            created_at: string;
            failed: number;
            id: number;
            kinds: ("day.closed" | "lock.changed" | "lock.exception_ended" | "lock.exception_opened" | "member.changed" | "member.created" | "member.deleted" | "receipt.changed" | "receipt.created" | "receipt.voided")[];
            /** @description The status or problem of the last attempt */
            last_answer: string | null;
            last_delivered_at: string | null;
            name: string;
            /**
             * @description null while it delivers
             * @enum {string|null}
             */
            pause: "gone" | "moved" | "person" | "restored" | "secret" | null;
            pending: number;
            /** @description The old secret signs until then; null when only one signs */
            previous_secret_until: string | null;
            secret: string;
            url: string;
            version: number;
        };
        WebhookWithSecretInput: {
            /** @description Events */
            kinds?: ("receipt.created" | "receipt.changed" | "receipt.voided" | "member.created" | "member.changed" | "member.deleted" | "lock.changed" | "lock.exception_opened" | "lock.exception_ended" | "day.closed")[] | string | null;
            /** @description Name */
            name: string | number;
            /** @description Address */
            url: string | number;
            /** @description The version that the client has read; another one is 409 */
            version?: number | string | null;
        };
        /** @description The answer of `where-the-money-is/?on=`: by default today's. `places` come to `total`; `openings` + `income` + `passed_on` − `expense` − `paid_out` − `old_books` come to `expected`; `difference` is 0.00 in sound books. Amounts are decimal strings. */
        WhereTheMoneyIs: {
            difference: string;
            expected: string;
            expense: string;
            /** @description The balances by fund; '' has the places without a fund */
            funds: {
                balance: string;
                /** @enum {string} */
                fund: "" | "general" | "welfare";
            }[];
            income: string;
            /** @description Income less expense of imported old books, which is part of the openings already. Always there; optional for older modules. */
            old_books?: string;
            on: string;
            /** @description Money that is nobody's until its receiver confirms: part of `places` */
            on_the_way: string;
            openings: string;
            /** @description Credit paid out to advocates */
            paid_out: string;
            passed_on: string;
            places: components["schemas"]["PlaceBalance"][];
            total: string;
        };
        /** @description A text for people, in both languages. */
        Words: {
            bn: string;
            en: string;
        };
        YearReport: {
            /** @description Figures of the requested period */
            categories: components["schemas"]["CategoryFigures"][];
            category_totals: {
                [key: string]: string;
            };
            /** @description First 'trunc_date', last 'total', categories between */
            columns: string[];
            grand_total: string;
            /** @description Money passed on in the requested period. It is not income and has its own line (income report only). */
            passed_on?: string;
            /** @enum {string} */
            period: "first10" | "last2" | "whole";
            rows: components["schemas"]["LedgerRow"][];
            year: number;
        };
    };
    responses: {
        /** @description The current state of the data does not allow this */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The record does not exist any more */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A body, query or path value cannot be read */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The role does not allow this */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The record does not exist */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The client already has the current response */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no valid session */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The form of a page was sent: back to the page */
        Redirect: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests or attempts */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server cannot do this at the moment */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A field is not valid or a rule is broken */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The route does not accept this type of content */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description bn for messages in Bengali, otherwise English */
        AcceptLanguage: string;
        /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
        IdempotencyKey: string;
        /** @description The ETag of the response that the client has; 304 when it is still current */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description For If-None-Match */
        ETag: string;
        /** @description Seconds to wait */
        RetryAfter: number;
        /** @description The sum of all rows that match, a decimal string */
        TotalAmount: string;
        /** @description The number of all rows that match */
        TotalCount: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getActualExpanse: {
        parameters: {
            query?: {
                /** @description Only rows with this Actual Expanse */
                actualExpanse?: string;
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows with this Expanse Category */
                expanseCategory?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Payee */
                payee?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Year */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActualExpense"][];
                };
            };
        };
    };
    postActualExpanse: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActualExpenseInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActualExpense"];
                };
            };
        };
    };
    getActualExpanseById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActualExpense"];
                };
            };
        };
    };
    putActualExpanseById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActualExpenseInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActualExpense"];
                };
            };
        };
    };
    deleteActualExpanseById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getActualExpanseByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/webp": string;
                };
            };
        };
    };
    putActualExpanseByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ActualExpenseInputForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActualExpense"];
                };
            };
        };
    };
    deleteActualExpanseByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAdvocateAllFees: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description Only rows with this Reason for the Amount */
                amount_reason?: string;
                /** @description Only rows with this Bar Association Fee */
                bar_association_form?: "true" | "false" | "1" | "0";
                /** @description Only rows with this Collection Date */
                collection_date?: string;
                /** @description Only rows with this Entry Fee */
                entry_fee_form?: "true" | "false" | "1" | "0";
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Rent */
                house_fee_form?: "true" | "false" | "1" | "0";
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Monthly Fee */
                monthly_fee_form?: "true" | "false" | "1" | "0";
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateFees"][];
                };
            };
        };
    };
    postAdvocateAllFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvocateFeesInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateFees"];
                };
            };
        };
    };
    getAdvocateAllFeesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateFees"];
                };
            };
        };
    };
    putAdvocateAllFeesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvocateFeesInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateFees"];
                };
            };
        };
    };
    deleteAdvocateAllFeesById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAdvocateChange: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description Only rows with this Advocate Name */
                advocate_name?: string;
                /** @description Only rows with this Case No */
                case_no?: string;
                /** @description Only rows with this Client Name */
                client_name?: string;
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows with this Fee */
                fee?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateChange"][];
                };
            };
        };
    };
    postAdvocateChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvocateChangeInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateChange"];
                };
            };
        };
    };
    getAdvocateChangeById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateChange"];
                };
            };
        };
    };
    putAdvocateChangeById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvocateChangeInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateChange"];
                };
            };
        };
    };
    deleteAdvocateChangeById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAdvocateCredits: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Credited */
                credited?: string;
                /** @description Only rows with this First Credit */
                first_day?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Name (Bengali) */
                name_bengali?: string;
                /** @description Only rows with this Name (English) */
                name_english?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Owed */
                owed?: string;
                /** @description Only rows with this Paid Out */
                paid?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateCredit"][];
                };
            };
        };
    };
    getAdvocates: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate Type */
                advocate_type?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Bar Council No */
                bar_council_no?: string;
                /** @description Only rows with this Bar Registration Number */
                bar_registration_number?: string;
                /** @description Only rows with this Blood Group */
                blood_group?: string;
                /** @description Only rows with this Current Address */
                current_address?: string;
                /** @description Only rows with this Date of Birth */
                date_of_birth?: string;
                /** @description Only rows with this Death Date */
                death_date?: string;
                /** @description Only rows with this Education */
                education?: string;
                /** @description Only rows with this Email */
                email?: string;
                /** @description Only rows with this Employment Details */
                employment_details?: string;
                /** @description Only rows with this Enrollment Date (Lawyer) */
                enrollment_date_As_lawyer?: string;
                /** @description Only rows with this Enrollment Date (Member) */
                enrollment_date_As_member?: string;
                /** @description Only rows with this Father's Name */
                father_name?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Gender */
                gender?: string;
                /** @description Only rows with this Husband or Wife Name */
                husband_or_wife_name?: string;
                /** @description Only rows with this Ex-employee */
                is_a_ex_employee?: "true" | "false" | "1" | "0";
                /** @description Only rows with this Dead */
                is_dead?: "true" | "false" | "1" | "0";
                /** @description Only rows with this From another bar */
                is_from_another_bar?: "true" | "false" | "1" | "0";
                /** @description Only rows with this Receiving pension */
                is_receiing_pension?: "true" | "false" | "1" | "0";
                /** @description Only rows with this Retired */
                is_retired?: "true" | "false" | "1" | "0";
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description A part of a number, phone or name */
                lookup?: string;
                /** @description number, phone or name; all three when left out */
                lookup_field?: string;
                /** @description Only rows with this Marital Status */
                marital_status?: string;
                /** @description Only rows with this Mother's Name */
                mother_name?: string;
                /** @description Only rows with this Name (Bengali) */
                name_bengali?: string;
                /** @description Only rows with this Name (English) */
                name_english?: string;
                /** @description Only rows with this National ID */
                nid_number?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Pension Details */
                pension_details?: string;
                /** @description Only rows with this Permanent Address */
                permanent_address?: string;
                /** @description Only rows with this Phone */
                phone?: string;
                /** @description Only rows with this Practicing Court Name */
                practicing_court_name?: string;
                /** @description Only rows with this Religion */
                religion?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Retirement Date */
                retirement_date?: string;
                /** @description Only rows with this Sanad Date */
                sanad_date?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Status */
                status?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateView"][];
                };
            };
        };
    };
    postAdvocates: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvocateInput"];
                "multipart/form-data": components["schemas"]["AdvocateInputForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advocate"];
                };
            };
        };
    };
    getAdvocatesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateView"];
                };
            };
        };
    };
    putAdvocatesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvocateInput"];
                "multipart/form-data": components["schemas"]["AdvocateInputForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advocate"];
                };
            };
        };
    };
    deleteAdvocatesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postAdvocatesByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advocate"];
                };
            };
        };
    };
    getAdvocatesByIdDues: {
        parameters: {
            query?: {
                on?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashierDues"];
                };
            };
        };
    };
    getAdvocatesByIdDuesTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuesTerms"];
                };
            };
        };
    };
    postAdvocatesByIdDuesTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuesTermsInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuesTerms"];
                };
            };
        };
    };
    getAdvocatesByIdPassbook: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passbook"];
                };
            };
        };
    };
    getAdvocatesByIdReference: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvocateReference"];
                };
            };
        };
    };
    postAdvocatesByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advocate"];
                };
            };
        };
    };
    getAdvocatesByIdStanding: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingHistory"];
                };
            };
        };
    };
    postAdvocatesByIdStanding: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingHistoryInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingHistory"];
                };
            };
        };
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
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"][];
                };
            };
        };
    };
    postAdvocatesWithheldFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostAdvocatesWithheldFieldsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                    };
                };
            };
        };
    };
    getAgreement: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationReport"];
                };
            };
        };
    };
    getApiTokens: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Valid Until */
                expires_on?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Name */
                name?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Role */
                role?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
        };
    };
    postApiTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiTokenInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
                };
            };
        };
    };
    getApiTokensById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
        };
    };
    deleteApiTokensById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAssociateRegistration: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description Only rows with this Advocate Name */
                advocate_name?: string;
                /** @description Only rows with this Book Rate */
                book_rate?: string;
                /** @description 1 lists only associates whose registration ended or ends within 60 days */
                due?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Entry Fee */
                entry_fee?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From Year */
                from_year?: number;
                /** @description Only rows with this License No */
                license_no?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Name */
                name?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Registration Date */
                registration_date?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Renewal Fee */
                renewal_fee?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this To Year */
                to_year?: number;
                /** @description Only rows with this Total */
                total?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRegistration"][];
                };
            };
        };
    };
    postAssociateRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateRegistrationInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRegistration"];
                };
            };
        };
    };
    getAssociateRegistrationById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRegistration"];
                };
            };
        };
    };
    putAssociateRegistrationById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateRegistrationInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRegistration"];
                };
            };
        };
    };
    deleteAssociateRegistrationById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    putAssociateRegistrationByIdPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PutAssociateRegistrationByIdPhotoBodyForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        photo: string | null;
                    };
                };
            };
        };
    };
    deleteAssociateRegistrationByIdPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAssociateRenewal: {
        parameters: {
            query?: {
                /** @description Only rows with this Associate */
                associate?: number;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Renewal Date */
                renewal_date?: string;
                /** @description Only rows with this Renewal End Date */
                renewal_end_date?: string;
                /** @description Only rows with this Renewal Fee */
                renewal_fee?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRenewal"][];
                };
            };
        };
    };
    postAssociateRenewal: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateRenewalInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRenewal"];
                };
            };
        };
    };
    getAssociateRenewalById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRenewal"];
                };
            };
        };
    };
    putAssociateRenewalById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociateRenewalInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociateRenewal"];
                };
            };
        };
    };
    deleteAssociateRenewalById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAudit: {
        parameters: {
            query?: {
                /** @description Only rows with this Action */
                action?: string;
                /** @description Only rows with this Who */
                actor?: string;
                /** @description Only rows with this Who (id) */
                actor_id?: number;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Receipt No */
                number?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Reason */
                reason?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this What */
                subject?: string;
                /** @description Only rows with this Id */
                subject_id?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
        };
    };
    getAuditVerify: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        broken: number | null;
                        entries: number;
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
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        done: number | null;
                        total: number | null;
                    };
                };
            };
        };
    };
    getBackups: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupsResponse"];
                };
            };
        };
    };
    postBackups: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupsResponse"];
                };
            };
        };
    };
    postBackupsPassphraseKept: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupsResponse"];
                };
            };
        };
    };
    getBailbond: {
        parameters: {
            query?: {
                /** @description Only rows with this Building Name */
                building_name?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Price */
                price?: string;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Sales Date */
                sales_date?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this Total Amount */
                total_amount?: string;
                /** @description Only rows with this Total Count */
                total_count?: number;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BailBondSale"][];
                };
            };
        };
    };
    postBailbond: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BailBondSaleInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BailBondSale"];
                };
            };
        };
    };
    getBailbondById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BailBondSale"];
                };
            };
        };
    };
    putBailbondById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BailBondSaleInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BailBondSale"];
                };
            };
        };
    };
    deleteBailbondById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getBankInterest: {
        parameters: {
            query?: {
                /** @description Only rows with this Account No (FDR) */
                account_no?: string;
                /** @description Only rows with this Bank Name */
                bank_name?: string;
                /** @description Only rows with this Branch Name */
                branch_name?: string;
                /** @description Only rows with this Collection Date */
                collection_date?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Interest Amount */
                interest_amount?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankInterest"][];
                };
            };
        };
    };
    postBankInterest: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankInterestInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankInterest"];
                };
            };
        };
    };
    getBankInterestById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankInterest"];
                };
            };
        };
    };
    putBankInterestById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankInterestInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankInterest"];
                };
            };
        };
    };
    deleteBankInterestById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getBanks: {
        parameters: {
            query?: {
                /** @description Only rows with this Account Category */
                account_category?: string;
                /** @description Only rows with this Address */
                address?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Bank Name */
                bank_name?: string;
                /** @description Only rows with this Branch Name */
                branch_name?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"][];
                };
            };
        };
    };
    postBanks: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
        };
    };
    getBanksById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
        };
    };
    putBanksById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
        };
    };
    deleteBanksById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postBanksByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
        };
    };
    postBanksByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"];
                };
            };
        };
    };
    getBarCouncilExport: {
        parameters: {
            query?: {
                /** @description 1 lists only members whose data are incomplete */
                lacking?: "1" | "true" | "0" | "false" | "";
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouncilMember"][];
                };
            };
        };
    };
    getBarCouncilExportMembersXlsx: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    getBarCouncilExportPhotosZip: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    getBarCouncilExportRemittance: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remittance"];
                };
            };
        };
    };
    getBarCouncilExportRemittanceCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemittanceCategories"];
                };
            };
        };
    };
    putBarCouncilExportRemittanceCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemittanceCategoriesInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemittanceCategories"];
                };
            };
        };
    };
    getBuildings: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Building Name */
                building_name?: string;
                /** @description Only rows with this Institute */
                institute?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Building"][];
                };
            };
        };
    };
    postBuildings: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuildingInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Building"];
                };
            };
        };
    };
    getBuildingsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Building"];
                };
            };
        };
    };
    putBuildingsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuildingInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Building"];
                };
            };
        };
    };
    deleteBuildingsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postBuildingsByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Building"];
                };
            };
        };
    };
    postBuildingsByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Building"];
                };
            };
        };
    };
    getCashBook: {
        parameters: {
            query?: {
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description The id of the place; a cashier may leave it out */
                place?: number;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashBook"];
                };
            };
        };
    };
    getCashDayReportsDifferences: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Closed Days */
                days?: number;
                /** @description Only rows with this Days with a Difference */
                days_with_difference?: number;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Cashier */
                holder_name?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Month */
                month?: string;
                /** @description Only rows with this Box (Bengali) */
                name_bengali?: string;
                /** @description Only rows with this Box (English) */
                name_english?: string;
                /** @description Only rows with this Net */
                net?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Over */
                over?: string;
                /** @description Only rows with this Cash Box */
                place?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Short */
                short?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyDifference"][];
                };
            };
        };
    };
    getCashDayReportsNotClosed: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows with this Days Late */
                days_late?: number;
                /** @description Only rows with this Exception */
                exception_reason?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Cashier */
                holder_name?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Box (Bengali) */
                name_bengali?: string;
                /** @description Only rows with this Box (English) */
                name_english?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Cash Box */
                place?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnclosedDay"][];
                };
            };
        };
    };
    getCashDayReportsOvernight: {
        parameters: {
            query?: {
                /** @description Only rows with this Above the Limit */
                above?: string;
                /** @description Only rows with this In the Box */
                amount?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Cashier */
                holder_name?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Box (Bengali) */
                name_bengali?: string;
                /** @description Only rows with this Box (English) */
                name_english?: string;
                /** @description Only rows with this Nights */
                nights?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Limit */
                overnight_limit?: string;
                /** @description Only rows with this Cash Box */
                place?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvernightCash"][];
                };
            };
        };
    };
    getCashDays: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Closing */
                closing?: string;
                /** @description Only rows with this Counted */
                counted?: string;
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows with this Difference */
                difference?: string;
                /** @description Only rows with this Expected */
                expected?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Handed Over */
                handed_over?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Only rows with this Opening */
                opening?: string;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Paid */
                paid?: string;
                /** @description Only rows with this Cash Box */
                place?: number;
                /** @description Only rows with this Reason */
                reason?: string;
                /** @description Only rows with this Received */
                received?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this State */
                state?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashDay"][];
                };
            };
        };
    };
    getCashDaysById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashDayDetails"];
                };
            };
        };
    };
    postCashDaysByIdClose: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCashDaysByIdCloseBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashDayDetails"];
                };
            };
        };
    };
    postCashDaysByIdCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashDayDetailsInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashDayDetails"];
                };
            };
        };
    };
    postCashDaysByIdReopenNext: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCashDaysByIdReopenNextBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashDayDetails"];
                };
            };
        };
    };
    getCashDaysByIdSlip: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingSlip"];
                };
            };
        };
    };
    postChangePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostChangePasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    getCheck: {
        parameters: {
            query?: {
                paper?: string;
                receipt?: string;
                serial?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
        };
    };
    getCheckCodes: {
        parameters: {
            query: {
                ids: string;
                kind: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberedCheckCode"][];
                };
            };
        };
    };
    getCheckFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckFigures"];
                };
            };
        };
    };
    postCheckFiguresReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCheckFiguresReviewBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postCheckKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
        };
    };
    getCheckByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The code */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
        };
    };
    postCheckByCodeCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The code */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCheckByCodeCasesBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
            303: components["responses"]["Redirect"];
        };
    };
    postCheckCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckAnswerInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
            303: components["responses"]["Redirect"];
        };
    };
    getCheckPapers: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckablePaper"][];
                };
            };
        };
    };
    getClearanceCertificates: {
        parameters: {
            query?: {
                /** @description Only of the advocate with this id */
                advocate?: number;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void certificates, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearanceCertificate"][];
                };
            };
        };
    };
    postClearanceCertificates: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearanceCertificateDetailsInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearanceCertificateDetails"];
                };
            };
        };
    };
    getClearanceCertificatesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearanceCertificateDetails"];
                };
            };
        };
    };
    deleteClearanceCertificatesById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCommittees: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Bar Registration Number */
                bar_registration_number?: string;
                /** @description Only rows with this Committee Category */
                committee_position?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Name */
                name?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Phone */
                phone?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Year */
                year?: number;
                /** @description Only years up to this one */
                year_to?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitteeMember"][];
                };
            };
        };
    };
    postCommittees: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitteeMemberInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitteeMember"];
                };
            };
        };
    };
    getCommitteesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitteeMember"];
                };
            };
        };
    };
    putCommitteesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitteeMemberInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitteeMember"];
                };
            };
        };
    };
    deleteCommitteesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postCommitteesByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitteeMember"];
                };
            };
        };
    };
    postCommitteesByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitteeMember"];
                };
            };
        };
    };
    postCommitteesCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCommitteesCopyBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        copied: number;
                    };
                };
            };
        };
    };
    getContactMessages: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Email */
                email?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Message */
                message?: string;
                /** @description Only rows with this Name */
                name?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Subject */
                subject?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"][];
                };
            };
        };
    };
    postContactMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostContactMessagesBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        reference: string;
                    };
                };
            };
            303: components["responses"]["Redirect"];
        };
    };
    getContactMessagesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
        };
    };
    postContactMessagesByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
        };
    };
    postContactMessagesByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
        };
    };
    getCounter: {
        parameters: {
            query?: {
                /** @description Warn about serials from this one */
                from_serial?: number;
                /** @description The paper, such as Vokalotnama or form:3 */
                paper?: string;
                /** @description Warn about serials up to this one */
                to_serial?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterSuggestion"];
                };
            };
        };
    };
    getCreditPayouts: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description Only rows with this Amount */
                amount?: string;
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPayout"][];
                };
            };
        };
    };
    postCreditPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditPayoutInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPayout"];
                };
            };
        };
    };
    getCreditPayoutsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPayout"];
                };
            };
        };
    };
    putCreditPayoutsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditPayoutInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPayout"];
                };
            };
        };
    };
    deleteCreditPayoutsById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardFigures"];
                };
            };
        };
    };
    getDatabase: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseInfo"];
                };
            };
        };
    };
    getDayDigests: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows with this Digest */
                digest?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Cash Box */
                place?: number;
                /** @description Only rows with this Records */
                records?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayDigest"][];
                };
            };
        };
    };
    getDelayRules: {
        parameters: {
            query?: {
                /** @description Only rows with this Grace Ends on Day */
                after_day?: number;
                /** @description Only rows with this Grace Ends in Month */
                after_month?: number;
                /** @description Only rows with this Amount a Month */
                amount?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this At Most */
                cap?: string;
                /** @description Only rows with this Court Type */
                court_type?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From Day */
                from_day?: string;
                /** @description Only rows with this Fee */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Percent a Month */
                percent?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Resolution */
                resolution?: string;
                /** @description Only rows with this Resolution of the Register */
                resolution_id?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelayRule"][];
                };
            };
        };
    };
    postDelayRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelayRuleInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelayRule"];
                };
            };
        };
    };
    getDelayRulesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelayRule"];
                };
            };
        };
    };
    putDelayRulesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelayRuleInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelayRule"];
                };
            };
        };
    };
    deleteDelayRulesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDocumentation: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentationLink"];
                };
            };
        };
    };
    getDues: {
        parameters: {
            query?: {
                /** @description How old the oldest unpaid month is */
                ageing?: string;
                /** @description 1 lists advocates who owe nothing, too */
                all?: "1" | "true" | "0" | "false" | "";
                /** @description At most this amount */
                amount_max?: string;
                /** @description At least this amount */
                amount_min?: string;
                /** @description L/C or H/C */
                court?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description At most this many months */
                months_max?: number;
                /** @description At least this many months */
                months_min?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description The day; today when left out */
                on?: string;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description A standing, or in_arrears */
                standing?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuesRow"][];
                };
            };
        };
    };
    getDuesWaivers: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description Only rows with this Covers */
                covers?: string;
                /** @description Only rows with this From Period */
                from_period?: string;
                /** @description Only rows with this Fee */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Reason */
                reason?: string;
                /** @description Only rows with this Resolution */
                resolution?: string;
                /** @description Only rows with this Resolution of the Register */
                resolution_id?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this To Period */
                to_period?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuesWaiverRecord"][];
                };
            };
        };
    };
    postDuesWaivers: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuesWaiverRecordInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuesWaiverRecord"];
                };
            };
        };
    };
    getDuesWaiversById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuesWaiverRecord"];
                };
            };
        };
    };
    deleteDuesWaiversById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDuesOverrides: {
        parameters: {
            query?: {
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeOverride"][];
                };
            };
        };
    };
    getDuesSummary: {
        parameters: {
            query?: {
                /** @description How old the oldest unpaid month is */
                ageing?: string;
                /** @description 1 lists advocates who owe nothing, too */
                all?: "1" | "true" | "0" | "false" | "";
                /** @description At most this amount */
                amount_max?: string;
                /** @description At least this amount */
                amount_min?: string;
                /** @description L/C or H/C */
                court?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description At most this many months */
                months_max?: number;
                /** @description At least this many months */
                months_min?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description The day; today when left out */
                on?: string;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description A standing, or in_arrears */
                standing?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuesSummary"];
                };
            };
        };
    };
    getElectricityBill: {
        parameters: {
            query?: {
                /** @description Only rows with this Bill Amount */
                bill_amount?: string;
                /** @description Only rows with this Bill Payer Name */
                bill_payer_name?: string;
                /** @description Only rows with this Building Name */
                building_name?: string;
                /** @description Only rows with this Collection Date */
                collection_date?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Month */
                month?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Year */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricityBill"][];
                };
            };
        };
    };
    postElectricityBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElectricityBillInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricityBill"];
                };
            };
        };
    };
    getElectricityBillById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricityBill"];
                };
            };
        };
    };
    putElectricityBillById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElectricityBillInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricityBill"];
                };
            };
        };
    };
    deleteElectricityBillById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getEvents: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                type?: "receipt.created" | "receipt.changed" | "receipt.voided" | "member.created" | "member.changed" | "member.deleted" | "lock.changed" | "lock.exception_opened" | "lock.exception_ended" | "day.closed";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedRow"][];
                };
            };
        };
    };
    getExpanseCategory: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Category */
                category?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseCategory"][];
                };
            };
        };
    };
    postExpanseCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseCategory"];
                };
            };
        };
    };
    getExpanseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseCategory"];
                };
            };
        };
    };
    putExpanseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseCategory"];
                };
            };
        };
    };
    deleteExpanseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postExpanseCategoryByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseCategory"];
                };
            };
        };
    };
    postExpanseCategoryByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseCategory"];
                };
            };
        };
    };
    getExpanseReport: {
        parameters: {
            query?: {
                /** @description first10, last2 or whole */
                period?: string;
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearReport"];
                };
            };
        };
    };
    getFeeSchedules: {
        parameters: {
            query?: {
                /** @description Only rows with this Amount */
                amount?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Court Type */
                court_type?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From Day */
                from_day?: string;
                /** @description Only rows with this Period of Joining */
                joining?: string;
                /** @description Only rows with this Fee */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Resolution */
                resolution?: string;
                /** @description Only rows with this Resolution of the Register */
                resolution_id?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSchedule"][];
                };
            };
        };
    };
    postFeeSchedules: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeScheduleInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSchedule"];
                };
            };
        };
    };
    getFeeSchedulesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSchedule"];
                };
            };
        };
    };
    putFeeSchedulesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeScheduleInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSchedule"];
                };
            };
        };
    };
    deleteFeeSchedulesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getForm: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Form Name */
                form_name?: string;
                /** @description Only rows with this Form Rate */
                form_rate?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"][];
                };
            };
        };
    };
    postForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
        };
    };
    getFormSale: {
        parameters: {
            query?: {
                /** @description Only rows with this Building Name */
                building_name?: string;
                /** @description Only rows with this Form Name */
                form_name?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Price */
                price?: string;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Sales Date */
                sales_date?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this Total Amount */
                total_amount?: string;
                /** @description Only rows with this Total Count */
                total_count?: number;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSale"][];
                };
            };
        };
    };
    postFormSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormSaleInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSale"];
                };
            };
        };
    };
    getFormSaleById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSale"];
                };
            };
        };
    };
    putFormSaleById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormSaleInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSale"];
                };
            };
        };
    };
    deleteFormSaleById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getFormById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
        };
    };
    putFormById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
        };
    };
    deleteFormById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postFormByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
        };
    };
    postFormByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
        };
    };
    getFundCollection: {
        parameters: {
            query?: {
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows with this Donation Type */
                donation_type?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Fund Amount */
                fund_amount?: string;
                /** @description Only rows with this Fund Provider */
                fund_provider?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Purpose */
                purpose?: string;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundCollection"][];
                };
            };
        };
    };
    postFundCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundCollectionInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundCollection"];
                };
            };
        };
    };
    getFundCollectionById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundCollection"];
                };
            };
        };
    };
    putFundCollectionById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundCollectionInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundCollection"];
                };
            };
        };
    };
    deleteFundCollectionById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getGallery: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Caption */
                caption?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Type */
                type?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryItem"][];
                };
            };
        };
    };
    postGallery: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryItemInput"];
                "multipart/form-data": components["schemas"]["GalleryItemInputForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryItem"];
                };
            };
        };
    };
    getGalleryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryItem"];
                };
            };
        };
    };
    putGalleryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryItemInput"];
                "multipart/form-data": components["schemas"]["GalleryItemInputForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryItem"];
                };
            };
        };
    };
    deleteGalleryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postGalleryByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryItem"];
                };
            };
        };
    };
    postGalleryByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryItem"];
                };
            };
        };
    };
    getGeneralExpanseReport: {
        parameters: {
            query?: {
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundReport"];
                };
            };
        };
    };
    getGeneralExpenseCategory: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Category */
                category?: string;
                /** @description Only rows with this Fund */
                fund?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Percentage */
                percentage?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"][];
                };
            };
        };
    };
    postGeneralExpenseCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    getGeneralExpenseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    putGeneralExpenseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    deleteGeneralExpenseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getGeneralIncomeReport: {
        parameters: {
            query?: {
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundReport"];
                };
            };
        };
    };
    getGettingStarted: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GettingStarted"];
                };
            };
        };
    };
    getHeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Head"][];
                };
            };
        };
    };
    getHeadsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Head"];
                };
            };
        };
    };
    putHeadsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeadInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Head"];
                };
            };
        };
    };
    postImportAdvocates: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportResultInput"];
            };
        };
        responses: {
            /** @description Nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
        };
    };
    postImportOpeningDues: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostImportOpeningDuesBody"];
            };
        };
        responses: {
            /** @description Nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
        };
    };
    postImportRenters: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportResultInput"];
            };
        };
        responses: {
            /** @description Nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
        };
    };
    getImports: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Day */
                day?: string;
                /** @description Only rows with this File */
                file_name?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Kind */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this State */
                state?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecord"][];
                };
            };
        };
    };
    getImportsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecord"];
                };
            };
        };
    };
    getImportsByIdRows: {
        parameters: {
            query?: {
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Only rows with this verdict */
                verdict?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedRow"][];
                };
            };
        };
    };
    postImportsByIdUndo: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRecord"];
                };
            };
        };
    };
    postImportsPhotos: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppliedImportInput"];
                "multipart/form-data": components["schemas"]["AppliedImportInputForm"];
            };
        };
        responses: {
            /** @description Nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoPreview"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedImport"];
                };
            };
        };
    };
    getIncomeCategory: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Category */
                category?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
        };
    };
    postIncomeCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    getIncomeCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    putIncomeCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    deleteIncomeCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postIncomeCategoryByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    postIncomeCategoryByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    getIncomeCategoryPercentage: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Category */
                category?: string;
                /** @description Only rows with this Fund */
                fund?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Percentage */
                percentage?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"][];
                };
            };
        };
    };
    postIncomeCategoryPercentage: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    getIncomeCategoryPercentageById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    putIncomeCategoryPercentageById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    deleteIncomeCategoryPercentageById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getIncomeReport: {
        parameters: {
            query?: {
                /** @description first10, last2 or whole */
                period?: string;
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearReport"];
                };
            };
        };
    };
    getLedgerRecords: {
        parameters: {
            query?: {
                /** @description Ids of categories, separated by commas */
                category?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description The id of a head */
                head?: number;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description cash, bank, check or mobile_banking */
                payment_type?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description income, passed_on, collected or expense */
                side?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Ids of categories to leave out */
                without?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerRecord"][];
                };
            };
        };
    };
    getLock: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lock"];
                };
            };
        };
    };
    putLock: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lock"];
                };
            };
        };
    };
    getLockExceptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockException"][];
                };
            };
        };
    };
    postLockExceptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockExceptionInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockException"];
                };
            };
        };
    };
    getLockExceptionsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockException"];
                };
            };
        };
    };
    postLockExceptionsByIdEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockException"];
                };
            };
        };
    };
    getLockExceptionsByIdEntries: {
        parameters: {
            query?: {
                /** @description Only rows with this Action */
                action?: string;
                /** @description Only rows with this Who */
                actor?: string;
                /** @description Only rows with this Who (id) */
                actor_id?: number;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Receipt No */
                number?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Reason */
                reason?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this What */
                subject?: string;
                /** @description Only rows with this Id */
                subject_id?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionEntry"][];
                };
            };
        };
    };
    postLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedInInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    postLogout: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    postMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostMediaBodyForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        height: number;
                        url: string;
                        width: number;
                    };
                };
            };
        };
    };
    postModuleOverrides: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostModuleOverridesBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteModuleOverrides: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postModuleReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostModuleReportsBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getModules: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulesResponse"];
                };
            };
        };
    };
    postModulesByNameActivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The name of the module */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModulesResponseInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulesResponse"];
                };
            };
        };
    };
    postModulesByNameChoose: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The name of the module */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostModulesByNameChooseBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulesResponse"];
                };
            };
        };
    };
    postModulesByNameRollback: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The name of the module */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostModulesByNameRollbackBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulesResponse"];
                };
            };
        };
    };
    getModulesByNameSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The name of the module */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleSettingsResponse"];
                };
            };
        };
    };
    putModulesByNameSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The name of the module */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleSettingsResponseInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleSettingsResponse"];
                };
            };
        };
    };
    postModulesNoticesByIdDismiss: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getMoneyPlaces: {
        parameters: {
            query?: {
                /** @description Only rows with this Account No */
                account_no?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Bank */
                bank?: number;
                /** @description Only rows with this Day close */
                day_close?: "true" | "false" | "1" | "0";
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Fund */
                fund?: string;
                /** @description Only rows with this Holder */
                holder?: number;
                /** @description Only rows with this Default */
                is_default?: "true" | "false" | "1" | "0";
                /** @description Only rows with this Kind */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Name (Bengali) */
                name_bengali?: string;
                /** @description Only rows with this Name (English) */
                name_english?: string;
                /** @description Only rows with this Never below zero */
                never_below_zero?: "true" | "false" | "1" | "0";
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Only rows with this Opening Amount */
                opening_amount?: string;
                /** @description Only rows with this Opening Day */
                opening_day?: string;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Overnight Limit */
                overnight_limit?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPlace"][];
                };
            };
        };
    };
    postMoneyPlaces: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyPlaceInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPlace"];
                };
            };
        };
    };
    getMoneyPlacesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPlace"];
                };
            };
        };
    };
    putMoneyPlacesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutMoneyPlacesByIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPlace"];
                };
            };
        };
    };
    deleteMoneyPlacesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postMoneyPlacesByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPlace"];
                };
            };
        };
    };
    postMoneyPlacesByIdHandOver: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostMoneyPlacesByIdHandOverBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        holder: number;
                        holder_name: string;
                        id: number;
                        name_bengali: string;
                        name_english: string;
                    };
                };
            };
        };
    };
    getMoneyPlacesByIdHolders: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolderChange"][];
                };
            };
        };
    };
    postMoneyPlacesByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPlace"];
                };
            };
        };
    };
    getMoneyPlacesChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceChoice"][];
                };
            };
        };
    };
    getMoneyPlacesHolders: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        username: string;
                    }[];
                };
            };
        };
    };
    getMonthlyExpanse: {
        parameters: {
            query?: {
                /** @description The month; 0 for the whole year */
                month?: number;
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyList"];
                };
            };
        };
    };
    getMonthlyIncome: {
        parameters: {
            query?: {
                /** @description The month; 0 for the whole year */
                month?: number;
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyList"];
                };
            };
        };
    };
    getNotices: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Text */
                body?: string;
                /** @description Only rows with this Text (Bengali) */
                body_bengali?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Notice Date */
                notice_date?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Title */
                title?: string;
                /** @description Only rows with this Title (Bengali) */
                title_bengali?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"][];
                };
            };
        };
    };
    postNotices: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeInput"];
                "multipart/form-data": components["schemas"]["NoticeInputForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    getNoticesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    putNoticesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeInput"];
                "multipart/form-data": components["schemas"]["NoticeInputForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    deleteNoticesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postNoticesByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    postNoticesByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    postOldBooksByKind: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: "opening-balances" | "past-totals" | "rent-arrears" | "opening-dues" | "associates" | "committees" | "photos" | "receipts-fees" | "receipts-papers" | "receipts-bail-bonds" | "receipts-forms" | "receipts-rents" | "receipts-electricity" | "receipts-donations" | "receipts-interest" | "receipts-changes" | "receipts-vouchers";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportResultInput"];
            };
        };
        responses: {
            /** @description Nothing was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedImport"];
                };
            };
        };
    };
    getOldBooksProgressByKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportProgress"];
                };
            };
        };
    };
    getOpeningDues: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description Only rows with this Amount of One Period */
                amount?: string;
                /** @description Only rows with this From Period */
                from_period?: string;
                /** @description Only rows with this Fee */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this To Period */
                to_period?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningDues"][];
                };
            };
        };
    };
    postOpeningDues: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningDuesInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningDues"];
                };
            };
        };
    };
    getOpeningDuesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningDues"];
                };
            };
        };
    };
    deleteOpeningDuesById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPaidPeriods: {
        parameters: {
            query?: {
                advocate_id?: string;
                building_name?: string;
                floor?: string;
                room?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidPeriod"][];
                };
            };
        };
    };
    getPaperStock: {
        parameters: {
            query?: {
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From Serial */
                from_serial?: number;
                /** @description Only rows with this Kind */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Paper */
                paper?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this To Serial */
                to_serial?: number;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Width */
                width?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntry"][];
                };
            };
        };
    };
    postPaperStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockEntryInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntry"];
                };
            };
        };
    };
    getPaperStockById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntry"];
                };
            };
        };
    };
    deletePaperStockById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPaperStockPapers: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StationeryOnHand"][];
                };
            };
        };
    };
    getPaperStockSerial: {
        parameters: {
            query: {
                paper?: string;
                serial: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SerialRecords"];
                };
            };
        };
    };
    getPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionsResponse"];
                };
            };
        };
    };
    putPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionsResponseInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionsResponse"];
                };
            };
        };
    };
    getPositionList: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Position */
                position?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Sort Order */
                sort_order?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"][];
                };
            };
        };
    };
    postPositionList: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
        };
    };
    getPositionListById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
        };
    };
    putPositionListById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
        };
    };
    deletePositionListById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postPositionListByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
        };
    };
    postPositionListByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
        };
    };
    postPositionListOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPositionListOrderBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"][];
                };
            };
        };
    };
    getPriceOverrides: {
        parameters: {
            query?: {
                /** @description Only rows with this Taken */
                amount?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Cashier */
                cashier?: string;
                /** @description Only rows with this Count */
                count?: number;
                /** @description Only rows with this Date */
                day?: string;
                /** @description Only rows with this By Resolution */
                expected?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this For */
                item?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Receipt No */
                number?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Reason */
                reason?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceOverride"][];
                };
            };
        };
    };
    getPrices: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From */
                from_day?: string;
                /** @description Only rows with this For */
                item?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Resolution */
                resolution?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"][];
                };
            };
        };
    };
    postPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
        };
    };
    getPricesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
        };
    };
    putPricesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
        };
    };
    deletePricesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPricesHeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentHead"][];
                };
            };
        };
    };
    postPricesHeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComponentHeadInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentHead"];
                };
            };
        };
    };
    getPricesHistory: {
        parameters: {
            query?: {
                item?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistory"];
                };
            };
        };
    };
    getPricesInForce: {
        parameters: {
            query?: {
                /** @description The day; today when left out */
                on?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceInForce"][];
                };
            };
        };
    };
    getPricesItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceItemChoice"][];
                };
            };
        };
    };
    getProbableExpanse: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Expanse Category */
                expanseCategory?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Probable Expanse */
                ProbableExpanse?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Year */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableExpense"][];
                };
            };
        };
    };
    postProbableExpanse: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProbableExpenseInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableExpense"];
                };
            };
        };
    };
    getProbableExpanseById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableExpense"];
                };
            };
        };
    };
    putProbableExpanseById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProbableExpenseInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableExpense"];
                };
            };
        };
    };
    deleteProbableExpanseById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getProbableIncome: {
        parameters: {
            query?: {
                /** @description Only rows with this Amount */
                amount?: string;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Income Category */
                IncomeCategory?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Year */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableIncome"][];
                };
            };
        };
    };
    postProbableIncome: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProbableIncomeInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableIncome"];
                };
            };
        };
    };
    getProbableIncomeById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableIncome"];
                };
            };
        };
    };
    putProbableIncomeById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProbableIncomeInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbableIncome"];
                };
            };
        };
    };
    deleteProbableIncomeById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getReceiptSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleSeries"][];
                };
            };
        };
    };
    postReceiptSeriesByCodeApprove: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The code */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleSeriesInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleSeries"];
                };
            };
        };
    };
    postReceiptSeriesByCodeWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The code */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostReceiptSeriesByCodeWithdrawBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleSeries"];
                };
            };
        };
    };
    postReceiptsByNumberPrint: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The number of the receipt */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: string;
                        prints: number;
                    };
                };
            };
        };
    };
    getReceiptsBySeries: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate ID */
                advocate_id?: string;
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Payer */
                payer?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Subject */
                subject?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The number of the receipt */
                series: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleReceipt"][] | components["schemas"]["Receipt"];
                };
            };
        };
    };
    postReceiptsBySeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The code of the receipt series */
                series: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleReceiptInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleReceipt"];
                };
            };
        };
    };
    getReceiptsBySeriesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The code of the receipt series */
                series: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleReceipt"];
                };
            };
        };
    };
    putReceiptsBySeriesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The code of the receipt series */
                series: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleReceiptInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleReceipt"];
                };
            };
        };
    };
    deleteReceiptsBySeriesById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The code of the receipt series */
                series: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostRegisterBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        status: string;
                        username: string;
                    };
                };
            };
        };
    };
    getReleasedVoterLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedVoterList"][];
                };
            };
        };
    };
    getReleasedVoterListsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedVoterListDetails"];
                };
            };
        };
    };
    getRentDue: {
        parameters: {
            query?: {
                building_name?: string;
                floor?: string;
                room?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentDue"];
                };
            };
        };
    };
    getRenters: {
        parameters: {
            query?: {
                /** @description Only rows with this Address */
                address?: string;
                /** @description Only rows with this Advocate */
                advocate?: number;
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Building */
                building?: number;
                /** @description Only rows with this Category */
                category?: string;
                /** @description Only rows with this due */
                due?: string;
                /** @description Only rows with this Floor No */
                floor_no?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From Date */
                from_date?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Phone */
                phone?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Rent Amount */
                rent_amount?: string;
                /** @description Only rows with this Renter Name */
                renter_name?: string;
                /** @description Only rows with this Room No */
                room_no?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Security Amount */
                security_amount?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this To Date */
                to_date?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renter"][];
                };
            };
        };
    };
    postRenters: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenterInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renter"];
                };
            };
        };
    };
    getRentersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renter"];
                };
            };
        };
    };
    putRentersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenterInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renter"];
                };
            };
        };
    };
    deleteRentersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postRentersByIdArchive: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renter"];
                };
            };
        };
    };
    postRentersByIdRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renter"];
                };
            };
        };
    };
    postResetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostResetPasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    getResolutions: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Date */
                day?: string;
                /** @description Only rows with this Effective From */
                effective_from?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this Public */
                is_public?: "true" | "false" | "1" | "0";
                /** @description Only rows with this Kind */
                kind?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Meeting */
                meeting?: string;
                /** @description Only rows with this Resolution No */
                number?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Superseded By */
                superseded_by?: number;
                /** @description Only rows with this Suspended From */
                suspended_from?: string;
                /** @description Only rows with this Text (Bengali) */
                text_bn?: string;
                /** @description Only rows with this Text (English) */
                text_en?: string;
                /** @description Only rows up to this day */
                to?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"][];
                };
            };
        };
    };
    postResolutions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolutionInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"];
                };
            };
        };
    };
    getResolutionsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"];
                };
            };
        };
    };
    putResolutionsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolutionInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"];
                };
            };
        };
    };
    deleteResolutionsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getResolutionsByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/webp": string;
                };
            };
        };
    };
    putResolutionsByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ActualExpenseInputForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolution"];
                };
            };
        };
    };
    deleteResolutionsByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSearch: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
        };
    };
    getSerialCodes: {
        parameters: {
            query: {
                format?: "csv" | "json";
                from: string;
                paper: string;
                to: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SerialCheckCode"][];
                    "text/csv": string;
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
        };
    };
    putSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsResponseInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
        };
    };
    postSettingsPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSettingsPreviewBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        needed: boolean;
                    };
                };
            };
        };
    };
    postSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSetupBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    getShopRent: {
        parameters: {
            query?: {
                /** @description Only rows with this Building Name */
                building_name?: string;
                /** @description Only rows with this Collection Date */
                collection_date?: string;
                /** @description Only rows with this Floor */
                floor?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From Month */
                from_month?: number;
                /** @description Only rows with this From Year */
                from_year?: number;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Only rows with this Rent Amount */
                rent_amount?: string;
                /** @description Only rows with this Rent Type */
                rent_type?: string;
                /** @description Only rows with this Renter Name */
                renter_name?: string;
                /** @description Only rows with this Room */
                room?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this To Month */
                to_month?: number;
                /** @description Only rows with this To Year */
                to_year?: number;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopRent"][];
                };
            };
        };
    };
    postShopRent: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopRentInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopRent"];
                };
            };
        };
    };
    getShopRentById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopRent"];
                };
            };
        };
    };
    putShopRentById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopRentInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopRent"];
                };
            };
        };
    };
    deleteShopRentById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSingleSignOnLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOnLink"][];
                };
            };
        };
    };
    deleteSingleSignOnLinksById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postSingleSignOnLinksByIdAllow: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOnLink"];
                };
            };
        };
    };
    getSingleSignOnCallback: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            303: components["responses"]["Redirect"];
        };
    };
    postSingleSignOnSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSingleSignOnSessionBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    getSingleSignOnStart: {
        parameters: {
            query?: {
                language?: "en" | "bn";
                next?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            303: components["responses"]["Redirect"];
        };
    };
    getSiteLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLink"][];
                };
            };
        };
    };
    getTransfers: {
        parameters: {
            query?: {
                /** @description Only rows with this Amount */
                amount?: string;
                /** @description Only rows with this Date */
                date?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Only rows with this From */
                from_place?: number;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this place */
                place?: string;
                /** @description Only rows with this Remarks */
                remarks?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Slip No */
                slip_no?: string;
                /** @description Only rows with this state */
                state?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this To */
                to_place?: number;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"][];
                };
            };
        };
    };
    postTransfers: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    getTransfersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    deleteTransfersById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getTransfersByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/webp": string;
                };
            };
        };
    };
    postTransfersByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ActualExpenseInputForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    deleteTransfersByIdAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postTransfersByIdConfirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    getTwoFactorRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorRoles"];
                };
            };
        };
    };
    putTwoFactorRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorRolesInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorRoles"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    putUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
                "multipart/form-data": components["schemas"]["ProfileInputForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    getUserApiTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedToken"][];
                };
            };
        };
    };
    postUserConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSecretInput"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postUserPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
        };
    };
    putUserPasskeysById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
        };
    };
    deleteUserPasskeysById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TwoFactorSecretInput"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postUserPasskeysChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
        };
    };
    postUserPasskeysOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSecretInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
        };
    };
    getUserSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"][];
                };
            };
        };
    };
    deleteUserSessionsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getUserTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactor"];
                };
            };
        };
    };
    putUserTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSecretInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    postUserTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSecretInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSecret"];
                };
            };
        };
    };
    deleteUserTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TwoFactorSecretInput"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postUserTwoFactorRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSecretInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Email */
                email?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Name */
                name?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Phone */
                phone?: string;
                /** @description Only rows with this Role */
                role?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Status */
                status?: string;
                /** @description Only rows with this Username */
                username?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"][];
                };
            };
        };
    };
    getUsersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
        };
    };
    putUsersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAccountInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
        };
    };
    deleteUsersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getUsersByIdApiTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedToken"][];
                };
            };
        };
    };
    postUsersByIdResetLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUsersByIdTwoFactorBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
        };
    };
    getUsersByIdSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"][];
                };
            };
        };
    };
    deleteUsersByIdSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteUsersByIdTwoFactorBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteUsersByIdTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteUsersByIdTwoFactorBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postUsersByIdUnlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
        };
    };
    getVokalotnama: {
        parameters: {
            query?: {
                /** @description Only rows with this Advocate Name */
                advocate_name?: string;
                /** @description Only rows with this Advocate ID */
                advocateId?: string;
                /** @description Only rows with this Building Name */
                building_name?: string;
                /** @description Only rows with this Customer Address */
                customer_address?: string;
                /** @description Only rows with this Customer Name */
                customer_name?: string;
                /** @description Only rows with this Customer Phone */
                customer_phone?: string;
                /** @description Only rows from this day on */
                from?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this payment type */
                payment_type?: string;
                /** @description Only receipts of which money went to this place, or came from it: the id of a money place */
                place?: number;
                /** @description Only rows with this Price */
                price?: string;
                /** @description Only rows with this Receipt No */
                receipt_no?: string;
                /** @description Only rows with this Sale Type */
                sale_type?: string;
                /** @description Only rows with this Sales Date */
                sales_date?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows up to this day */
                to?: string;
                /** @description Only rows with this Total Amount */
                total_amount?: string;
                /** @description Only rows with this Total Count */
                total_count?: number;
                /** @description 1 lists void records, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Amount": components["headers"]["TotalAmount"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSale"][];
                };
            };
        };
    };
    postVokalotnama: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperSaleInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSale"];
                };
            };
        };
    };
    getVokalotnamaById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSale"];
                };
            };
        };
    };
    putVokalotnamaById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperSaleInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSale"];
                };
            };
        };
    };
    deleteVokalotnamaById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getVoterLists: {
        parameters: {
            query?: {
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description 1 lists void lists, too */
                voided?: "1" | "true" | "0" | "false" | "";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterList"][];
                };
            };
        };
    };
    postVoterLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoterListInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterList"];
                };
            };
        };
    };
    getVoterListsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterList"];
                };
            };
        };
    };
    putVoterListsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutVoterListsByIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterList"];
                };
            };
        };
    };
    deleteVoterListsById: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteVokalotnamaByIdBody"];
            };
        };
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postVoterListsByIdFinalise: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterList"];
                };
            };
        };
    };
    getVoterListsByIdObjections: {
        parameters: {
            query?: {
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterObjection"][];
                };
            };
        };
    };
    postVoterListsByIdObjections: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoterObjectionInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterObjection"];
                };
            };
        };
    };
    postVoterListsByIdObjectionsByObjectionDecide: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the objection */
                objection: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostVoterListsByIdObjectionsByObjectionDecideBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterObjection"];
                };
            };
        };
    };
    postVoterListsByIdRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterList"];
                };
            };
        };
    };
    getVoterListsByIdVoters: {
        parameters: {
            query?: {
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description 1 lists the advocates who are not on the list */
                off?: "1" | "true" | "0" | "false" | "";
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voter"][];
                };
            };
        };
    };
    getVoterListsByIdWhy: {
        parameters: {
            query?: {
                /** @description The bar registration number */
                advocate_id?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterAnswer"];
                };
            };
        };
    };
    postVoterListsByIdWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoterList"];
                };
            };
        };
    };
    getWebhookDeliveriesByIdAttempts: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttempt"][];
                };
            };
        };
    };
    postWebhookDeliveriesByIdReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Only rows with this Name */
                name?: string;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
                /** @description Only rows with this Address */
                url?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    postWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWithSecretInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    getWebhooksById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    putWebhooksById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWithSecretInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhooksById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getWebhooksByIdDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                state?: "pending" | "delivered" | "failed" | "discarded";
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    postWebhooksByIdPause: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    postWebhooksByIdReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: number;
                    };
                };
            };
        };
    };
    postWebhooksByIdResume: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    postWebhooksByIdSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    postWebhooksByIdTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getWelfareCategoryPercentage: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Category */
                category?: string;
                /** @description Only rows with this Fund */
                fund?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Percentage */
                percentage?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"][];
                };
            };
        };
    };
    postWelfareCategoryPercentage: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWelfareCategoryPercentageBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    getWelfareCategoryPercentageById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    putWelfareCategoryPercentageById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWelfareCategoryPercentageBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    deleteWelfareCategoryPercentageById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getWelfareExpanseReport: {
        parameters: {
            query?: {
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundReport"];
                };
            };
        };
    };
    getWelfareExpenseCategory: {
        parameters: {
            query?: {
                /** @description 1 lists archived records, too */
                archived?: "1" | "true" | "0" | "false" | "";
                /** @description Only rows with this Category */
                category?: string;
                /** @description Only rows with this Fund */
                fund?: string;
                /** @description Number of rows to return; without it at most 10,000 */
                limit?: number;
                /** @description Number of rows to skip */
                offset?: number;
                /** @description Up to 3 field names, separated by commas; a leading - sorts in descending order */
                ordering?: string;
                /** @description Only rows with this Percentage */
                percentage?: number;
                /** @description Up to 8 words that the record must contain, with digits in either script */
                search?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"][];
                };
            };
        };
    };
    postWelfareExpenseCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWelfareCategoryPercentageBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    getWelfareExpenseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    putWelfareExpenseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWelfareCategoryPercentageBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    deleteWelfareExpenseCategoryById: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getWelfareIncomeReport: {
        parameters: {
            query?: {
                /** @description The year; the current one when left out */
                year?: number;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundReport"];
                };
            };
        };
    };
    getWhereTheMoneyIs: {
        parameters: {
            query?: {
                /** @description The day; today when left out */
                on?: string;
            };
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhereTheMoneyIs"];
                };
            };
        };
    };
    getYears: {
        parameters: {
            query?: never;
            header?: {
                /** @description bn for messages in Bengali, otherwise English */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of the response that the client has; 304 when it is still current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
        };
    };
}
