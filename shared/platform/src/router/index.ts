export {
  matchPath,
  Route,
  Routes,
  type To,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { currentLocation, history, onNavigation } from './history.ts';
export { Link, type LinkProps } from './link.tsx';
export { ShopRouter } from './shop-router.tsx';
