import { expect, it } from 'vitest';
import { casesGherkin } from '../../scripts/paths/gherkin';

const words = (text: string) => ({ zh: text, en: text });

it('Gherkin describes a scenario by the sentences of the requirements that it proves', () => {
  const step = { event: 'go', label: words('Go'), data: '', to: 'on', state: words('on') };
  const cases = [
    { id: 'toy-1', title: words('Toy'), steps: [{ ...step, spec: ['GRD-07', 'TOY-01'] }] },
  ];
  const chapters = [{ title: words('Toy'), cases }];
  expect(casesGherkin(chapters, 'en').split('\n')).toContain(
    "      GRD-07 When the guide's status is 1: the guide is to be shown",
  );
  expect(casesGherkin(chapters, 'zh')).toContain('GRD-07 引导状态为 1：标记为需要显示引导');
  expect(casesGherkin(chapters)).not.toContain('TOY-01 ');
});
