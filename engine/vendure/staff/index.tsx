import { defineDashboardExtension } from '@vendure/dashboard';
import { EyesBlock } from './eyes-block';
import { MendedEntry } from './mended-entry';

defineDashboardExtension({
  pageBlocks: [
    {
      id: 'shop-eyes',
      title: 'Values of each eye',
      location: {
        pageId: 'order-detail',
        column: 'main',
        position: { blockId: 'order-table', order: 'after' },
      },
      component: EyesBlock,
      requiresPermission: ['ReadOrder'],
    },
  ],
  historyEntries: [{ type: 'SHOP_EYE_MENDED', component: MendedEntry }],
});
