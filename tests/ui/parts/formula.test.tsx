// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Formula } from '../../../src/ui/parts/Formula';
import { cutText, formulaSegments, plainText } from '../../../src/domain/formulaText';
import { textBlocks, textLine } from '../../../src/domain/tableText';
import { show } from './show';

test('text is split at its formulas', () => {
  expect(formulaSegments('Solve $x^2=4$ and $$y=1$$ for \\$5')).toEqual([
    { kind: 'words', text: 'Solve ' },
    { kind: 'inline', text: 'x^2=4' },
    { kind: 'words', text: ' and ' },
    { kind: 'block', text: 'y=1' },
    { kind: 'words', text: ' for $5' },
  ]);
});

test.each(['', 'no formula', 'a lone $ sign', 'two $\nlines$'])('%j has no formula', (text) => {
  expect(formulaSegments(text).every(({ kind }) => kind === 'words')).toBe(true);
});

test('a formula is typeset, with MathML for those who listen', async () => {
  const { container, findByText } = show(<Formula text="Solve $x^2 = 4$" />);
  expect(await findByText('Solve')).toBeTruthy();
  await expect.poll(() => container.querySelector('.katex math')).not.toBeNull();
});

test('a stop behind a formula, and a bracket before it, stay on its line', async () => {
  // The source of the last one is long, not what is seen of it.
  const last = String.raw`\overrightarrow{AB}+\overrightarrow{CD}`;
  const { container } = show(<Formula text={`由（$x$）得 $y=1$，即 $${last}$。`} />);
  await expect.poll(() => container.querySelectorAll('.katex')).toHaveLength(3);
  const lines = [...container.querySelectorAll('.katex')].map(
    (one) => one.parentElement?.parentElement?.parentElement?.textContent ?? '',
  );
  expect(lines.map((line) => [line.slice(0, 1), line.slice(-1)])).toEqual([
    ['（', '）'],
    ['y', '，'],
    ['A', '。'],
  ]);
  const words = [...container.querySelectorAll('span')].map(({ textContent: text }) => text);
  expect(words).toEqual(expect.arrayContaining(['由', '得 ', '即 ']));
});

test('a stop behind a formula that may need several lines stands in room that the formula leaves for it', async () => {
  const long = 'a+b+c+d+e+f+g+h+i+j+k+l+m+n';
  const { container, getByText } = show(<Formula text={`（$${long}$。求 $${long}$`} />);
  await expect.poll(() => container.querySelectorAll('.katex')).toHaveLength(2);
  const stop = getByText('。');
  const left = stop.previousElementSibling;
  expect(left?.querySelectorAll('.katex')).toHaveLength(1);
  expect(container.textContent).toContain('求 ');
});

test('a broken formula shows its source, marked, and the rest stays', async () => {
  const { container } = show(<Formula text="Broken $\frac{1$, whole $x$" />);
  await expect.poll(() => container.querySelector('[data-broken]')?.textContent).toBe('\\frac{1');
  expect(container.querySelectorAll('.katex')).toHaveLength(1);
  expect(container.textContent).toContain('Broken');
});

test('a formula can bring no markup of its own', async () => {
  const { container } = show(<Formula text="$\href{javascript:alert(1)}{x} <img src=x>$" />);
  await expect.poll(() => container.querySelector('.katex, [data-broken]')).not.toBeNull();
  expect(container.querySelector('a, img')).toBeNull();
});

test.each([
  ['已知 $x^2 + 2x$ 的值', 20, '已知 $x^2 + 2x$ 的值'],
  ['已知 $x^2 + 2x$ 的值', 8, '已知…'],
  ['costs \\$5 each', 8, 'costs \\$5…'],
])('%j is cut to %i by whole formulas', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test('a formula is written as plain text', () => {
  expect(
    plainText(String.raw`求 $\frac{1}{2}\times10^4\ \mathrm{kg}$ 与 $20\ ^\circ\mathrm{C}$`),
  ).toBe('求 1/2×10^4 kg 与 20 °C');
});

test.each([
  [String.raw`\begin{cases}2x+y=7\\x-y=2\end{cases}`, '2x+y=7; x-y=2'],
  [String.raw`\frac{2x-1}{3}-\frac{x+2}{4}=1`, '(2x-1)/3-(x+2)/4=1'],
  [String.raw`\frac{x}{x-2}+\dfrac{1}{2a}`, 'x/(x-2)+1/(2a)'],
  [String.raw`2\frac{1}{3}`, '2 1/3'],
  [String.raw`\frac{\sqrt{3}}{2}+\sqrt{x+1}`, '√3/2+√(x+1)'],
  [String.raw`x^{n+1}\cdot10^{-3}`, 'x^(n+1)·10^-3'],
  [String.raw`\frac{-1}{2}\ \mathrm{km}/\mathrm{h}`, '-1/2 km/h'],
  [String.raw`\angle A=50^{\circ}`, '∠A=50°'],
  [String.raw`2\sin30^\circ-\tan 45^\circ`, '2sin 30°-tan 45°'],
  [String.raw`R=5\ \Omega,\ AB\parallel CD`, 'R=5 Ω, AB∥CD'],
  [String.raw`\frac{x}{2-y=1`, 'x2-y=1'],
])('%j says the same in plain text', (formula, plain) => {
  expect(plainText(`$${formula}$`)).toBe(plain);
});

test('rows of bars are a table, whose first row is its head; bars of formulas and lone rows are not', () => {
  const text = 'See\n\n| a | $|x|$ |\n|---|--:|\n| 1 \\| 2 | 3 |\n| 4 |\nthen\n| alone |';
  expect(textBlocks(text)).toEqual([
    { kind: 'text', text: 'See\n' },
    {
      kind: 'table',
      head: ['a', '$|x|$'],
      aligns: [undefined, 'right'],
      rows: [
        ['1 | 2', '3'],
        ['4', ''],
      ],
    },
    { kind: 'text', text: 'then\n| alone |' },
  ]);
  expect(textLine('See\n| a |\n| 1 |')).toBe('See');
  expect(textLine('| a |\n| 1 |')).toBe('| a | | 1 |');
  expect(textBlocks('1 | 2')).toEqual([{ kind: 'text', text: '1 | 2' }]);
});

test('a line that is a picture is one, and says in one line what it shows only where nothing else stands', () => {
  const text = 'See\n![a circle](/circle.svg)\n| a |\n| 1 |\n![b](b.svg)\nthen';
  expect(textBlocks(text)).toEqual([
    { kind: 'text', text: 'See' },
    { kind: 'picture', alt: 'a circle', source: '/circle.svg' },
    { kind: 'table', head: ['a'], aligns: [], rows: [['1']] },
    { kind: 'picture', alt: 'b', source: 'b.svg' },
    { kind: 'text', text: 'then' },
  ]);
  expect(textLine(text)).toBe('See then');
  expect(textLine('![a circle](/circle.svg)')).toBe('a circle');
  expect(plainText('See ![a circle](/circle.svg)')).toBe('See [a circle]');
  expect(textBlocks('so ![x](y)')).toEqual([{ kind: 'text', text: 'so ![x](y)' }]);
});

test('[ENTITY-020] a picture of a question is shown, and words say so where it is gone', () => {
  const { container, getByRole } = show(<Formula text={'See\n![a circle](/circle.svg)'} />);
  const picture = getByRole('img', { name: 'a circle' });
  expect(picture.getAttribute('src')).toBe('/circle.svg');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('a circle');
});

test('[ENTITY-020] a table of a question is drawn, with the formulas of its cells typeset', async () => {
  const { container } = show(<Formula text={'Data:\n| n | $x$ |\n| 1 | 2 |'} />);
  await expect.poll(() => container.querySelector('th .katex math')).not.toBeNull();
  expect(container.querySelectorAll('td')).toHaveLength(2);
  expect(container.textContent).not.toContain('|');
});
