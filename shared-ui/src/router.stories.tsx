import { useState } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../.storybook/Text.tsx'
import {
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  SiteRouter,
  StaticSiteRouter,
  useHref,
  useLocation,
} from '@samity/shared-ui/router'
import { useLanguage } from '@samity/shared-ui/words'

const meta = { title: 'router/router', parameters: { at: '/advocates' } } satisfies Meta
export default meta
type Story = StoryObj

const NoticesLink = () => (
  <p>
    <Link to="/notices">
      <Text en="All Notices" bn="সকল নোটিশ" />
    </Link>{' '}
    <code>{useHref('/notices')}</code>
  </p>
)
const Path = () => <code>{useLocation().pathname}</code>
const PageWithLink = () => (
  <>
    <NoticesLink />
    <Outlet />
  </>
)

export const Links: Story = { render: () => <NoticesLink /> }

export const NestedRoutes: Story = {
  render: () => (
    <Routes>
      <Route element={<PageWithLink />}>
        <Route path="/advocates" element={<Navigate to="/members" replace />} />
        <Route path="*" element={<Path />} />
      </Route>
    </Routes>
  ),
}

/** The router of the site adds `/bn` to every URL of a Bengali page. */
export const RouterOfTheSite: Story = {
  parameters: { at: null },
  render: function RouterOfTheSite() {
    // not the history of the browser: the URL belongs to the gallery
    const [history] = useState(() => createMemoryHistory({ initialEntries: ['/advocates'], v5Compat: true }))
    return (
      <SiteRouter history={history} language={useLanguage()}>
        <NoticesLink />
        <Path />
      </SiteRouter>
    )
  },
}

export const RouterOnTheServer: Story = {
  parameters: { at: null },
  render: function RouterOnTheServer() {
    return (
      <StaticSiteRouter path="/advocates" search="" language={useLanguage()}>
        <NoticesLink />
        <Path />
      </StaticSiteRouter>
    )
  },
}
