import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Notifiers = () => (
  <Page title="Notifiers">
    <EmptyState title="This page is not built yet" />
  </Page>
);
