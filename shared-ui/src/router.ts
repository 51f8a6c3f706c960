export {
  createSearchParams,
  Link,
  matchPath,
  Navigate,
  NavLink,
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
export { guardLeaving, isHeldBack, mayLeave, type LeaveGuard } from './leaving.ts'
export { createSiteHistory, SiteRouter, StaticSiteRouter, type SiteHistory } from './site-router.tsx'
