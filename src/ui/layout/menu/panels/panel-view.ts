import type { DrawingName } from '../../../../domain/content/drawing.ts';
import type { Department } from '../../../shared/departments.ts';
import type { PanelData } from './load-panel.ts';
import type { LinkGroup } from './use-panel-groups.ts';

/** What each shop makes a panel of. */
export interface PanelView {
  readonly data: PanelData;
  readonly groups: readonly LinkGroup[];
}

/** What somebody does with what a department sells. */
export const doings: Readonly<Record<Department['name'], DrawingName>> = {
  lenses: 'hand-fingertip',
  care: 'hand-case',
  sunglasses: 'scene-beach',
  reading: 'room-window',
};
