import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/feedback';

export const NotFound = () => (
  <EmptyState title="There is nothing at this address">
    <p>The link may be old, or what it showed was deleted.</p>
    <Link to="/">Go to the overview</Link>
  </EmptyState>
);
