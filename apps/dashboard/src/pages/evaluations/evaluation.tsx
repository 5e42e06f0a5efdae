import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Evaluation = () => (
  <Page title="Evaluation">
    <EmptyState title="This page is not built yet" />
  </Page>
);
