export {
  createSearchParams,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { Link } from './Link.tsx'
export { guardLeaving, isLeavingBlocked, confirmLeaving, type LeaveGuard } from './leave-guard.ts'
export { createSiteHistory, SiteRouter, StaticSiteRouter, type SiteHistory } from './SiteRouter.tsx'
