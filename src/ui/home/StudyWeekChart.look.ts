import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.study-week-chart': { height: 'full', display: 'flex', flexDirection: 'column', p: 3, m: 0 },
  '.study-week-chart-head': { display: 'flex', gap: 4 },
  '.study-week-chart-title': { flex: 1 },
  '.study-week-chart-key': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    _before: { content: '""', boxSize: 3, borderRadius: 'small' },
  },
  '.study-week-chart-effective': { _before: { bg: 'chart.1' } },
  '.study-week-chart-other': {
    _before: { bg: 'chart.5/30', borderWidth: '1px', borderColor: 'chart.5' },
  },
  '.study-week-chart-drawing': { flex: 1, minHeight: 0 },
};
