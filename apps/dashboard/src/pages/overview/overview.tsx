import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Overview = () => (
  <Page title="Overview">
    <EmptyState title="Nothing was evaluated yet" />
  </Page>
);
