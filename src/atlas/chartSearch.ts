import { dictionaries } from './dictionaries';
import { chartById } from './library';

/** Whether a chart is meant by what somebody searches for: its titles, id, area, or a requirement that it settles. */
export function isChartFound(id: string, find: string): boolean {
  const wanted = find.trim().toLowerCase();
  const chart = chartById(id);
  const titles = [dictionaries.zh.chart[id] ?? '', dictionaries.en.chart[id] ?? ''];
  const requirements = (chart?.diagram.transitions ?? []).flatMap(({ spec }) => spec);
  return [id, chart?.area ?? '', ...titles, ...requirements].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** Charts with those that are searched for at their beginning. */
export function foundFirst(charts: readonly string[], find: string): readonly string[] {
  const isFound = (id: string) => isChartFound(id, find);
  return [...charts.filter(isFound), ...charts.filter((id) => !isFound(id))];
}
