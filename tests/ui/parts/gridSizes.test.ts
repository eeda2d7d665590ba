import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokens } from '../../../src/ui/parts/theme/tokens';

const views = join(import.meta.dirname, '../../../src/ui');
const known = Object.keys(tokens.sizes);

const property =
  '(?:(?:min|max)?(?:Width|Height)|width|height|boxSize|(?:row|column)?[gG]ap|scroll(?:Padding|Margin)\\w*|[mp][xytbse]?)';
const numbered = new RegExp(`\\s(${property})=(?:"|\\{)(\\d+(?:\\.\\d+)?)(?:"|\\})`, 'g');

/** Whether a number of steps has an effect. What scrolls knows no steps, and drawings are in pixels. */
const hasEffect = (name: string, size: string) =>
  Number(size) >= 100 || (name.startsWith('scroll') ? size === '0' : known.includes(size));

it('a size of a view that is a number of steps is a token, since another number does nothing', () => {
  const files = readdirSync(views, { recursive: true, encoding: 'utf8' })
    // The logo is drawn in its own units.
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('Logo.tsx'));
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(views, file), 'utf8').matchAll(numbered)]
      .filter(([, name = '', size = '']) => !hasEffect(name, size))
      .map(([text]) => `${file}: ${text.trim()}`),
  );
  expect(wrong).toEqual([]);
});
