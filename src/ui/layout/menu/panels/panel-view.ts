import type { DrawingName } from '../../../../domain/content/drawing.ts';
import type { Department } from '../../../shared/departments.ts';
import type { PanelData } from './load-panel.ts';
import type { LinkGroup } from './use-panel-groups.ts';

/** Props of each shop's panel component. */
export interface PanelView {
  readonly data: PanelData;
  readonly groups: readonly LinkGroup[];
}

/** A drawing per department that shows its products in use. */
export const departmentDrawings: Readonly<Record<Department['name'], DrawingName>> = {
  lenses: 'hand-fingertip',
  care: 'hand-case',
  sunglasses: 'scene-beach',
  reading: 'room-window',
};
