import type { Look } from './theme/look';

export const look: Look = {
  '.field-label': { display: 'block', mb: 1, fontWeight: 'medium' },
  '.field-optional': { ms: 2, color: 'fg.subtle', fontWeight: 'normal' },
  '.field-row': { display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'flex-start' },
  '.field-control': { flex: 'none', width: 'full', maxWidth: 'field' },
  '.field-wide': { maxWidth: 'full' },
  '.field-reason': { mt: 1, maxWidth: 'line' },
  '.field-error': {
    display: 'flex',
    gap: 1.5,
    flex: '1 1 12rem',
    py: 1,
    color: 'danger.fg',
    '& svg': { flex: 'none', marginBlockStart: '3px' },
  },
  '.field-error-under': { flex: '1 0 100%' },
};
