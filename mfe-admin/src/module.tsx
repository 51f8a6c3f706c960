import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    Profile: () => import('./profile/ProfilePage.tsx'),
    Users: () => import('./users/UsersPage.tsx'),
    Settings: () => import('./settings/SettingsPage.tsx'),
    ModuleSettings: () => import('./module-settings/ModuleSettingsPage.tsx'),
    ModuleRecords: () => import('./module-records/ModuleRecordsPage.tsx'),
    Places: () => import('./places/PlacesPage.tsx'),
    Tasks: () => import('./tasks/TasksPage.tsx'),
    Messages: () => import('./messages/MessagesPage.tsx'),
    Notices: () => import('./notices/NoticesPage.tsx'),
  },
  extensions: { SettingsSearch: () => import('./settings/settings-search.ts') },
})
