import { startedPanel } from '../app/startedPanel';
import { saveFile } from '../../ui/parts/saveFile';
import { caseDesk } from './caseDesk';
import { CasesPanel } from './CasesPanel';

/** The tab with the test cases of a chart. */
export const casesPanel = startedPanel({
  chart: caseDesk.provide({
    actions: {
      saveFile: (_, { name, text }) => {
        saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
      },
    },
  }),
  view: CasesPanel,
  input: () => undefined,
  highlightOf: () => null,
  isOfChart: true,
});
