import type { NavEntry, RouteEntry, ScreenLoader } from '@samity/shared-api/module'
import { roles, type Role } from '@samity/shared-api/contract/roles'

/** The shell is, for its own few screens, a module like any other. */
export type OwnRoute = RouteEntry & { load: ScreenLoader }

const everyone: Role[] = [...roles]

export const ownRoutes: OwnRoute[] = [
  {
    path: '/signin',
    screen: 'SignIn',
    title: { en: 'Login', bn: 'লগইন' },
    load: () => import('../screens/sign-in/SignInPage.tsx'),
  },
  {
    path: '/setup',
    screen: 'Setup',
    title: { en: 'Set-up', bn: 'প্রথম স্থাপনা' },
    load: () => import('../screens/setup/SetupPage.tsx'),
  },
  {
    path: '/reset',
    screen: 'ResetPassword',
    title: { en: 'Reset Password', bn: 'পাসওয়ার্ড পুনঃস্থাপন' },
    load: () => import('../screens/reset-password/ResetPasswordPage.tsx'),
  },
  {
    path: '/dashboard/profile',
    screen: 'Profile',
    title: { en: 'Profile', bn: 'প্রোফাইল' },
    allow: everyone,
    load: () => import('../screens/profile/ProfilePage.tsx'),
  },
  {
    path: '/dashboard/passwordChange',
    screen: 'PasswordChange',
    title: { en: 'Change Password', bn: 'পাসওয়ার্ড পরিবর্তন' },
    allow: everyone,
    load: () => import('../screens/password-change/PasswordChangePage.tsx'),
  },
  {
    path: '/dashboard/users',
    screen: 'Users',
    title: { en: 'Users', bn: 'ব্যবহারকারী' },
    allow: ['admin'],
    load: () => import('../screens/users/UsersPage.tsx'),
  },
  {
    path: '/dashboard/settings',
    screen: 'Settings',
    title: { en: 'Settings', bn: 'সেটিংস' },
    allow: ['admin'],
    load: () => import('../screens/settings/SettingsPage.tsx'),
  },
  {
    path: '/dashboard/modules',
    screen: 'Modules',
    title: { en: 'Modules', bn: 'মডিউল' },
    allow: ['admin'],
    load: () => import('../screens/modules/ModulesPage.tsx'),
  },
  {
    path: '/dashboard/messages',
    screen: 'Messages',
    title: { en: 'Messages', bn: 'বার্তা' },
    allow: ['admin'],
    load: () => import('../screens/messages/MessagesPage.tsx'),
  },
]

export const ownNav: NavEntry[] = [
  { section: 'settings', order: 10, path: '/dashboard/profile', label: { en: 'Profile', bn: 'প্রোফাইল' } },
  {
    section: 'settings',
    order: 20,
    path: '/dashboard/passwordChange',
    label: { en: 'Change Password', bn: 'পাসওয়ার্ড পরিবর্তন' },
  },
  { section: 'settings', order: 30, path: '/dashboard/users', label: { en: 'Users', bn: 'ব্যবহারকারী' } },
  { section: 'settings', order: 40, path: '/dashboard/settings', label: { en: 'Settings', bn: 'সেটিংস' } },
  { section: 'settings', order: 50, path: '/dashboard/modules', label: { en: 'Modules', bn: 'মডিউল' } },
  { section: 'settings', order: 60, path: '/dashboard/messages', label: { en: 'Messages', bn: 'বার্তা' } },
]
