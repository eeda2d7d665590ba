// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { late, loadLateParts } from '../../../src/ui/parts/late';

it('a late part that another one names is there with it, before anybody asks for either', async () => {
  const Outer = late(() => {
    const Inner = late(() => Promise.resolve(() => <p>inner</p>));
    return Promise.resolve(() => <Inner />);
  });
  await loadLateParts();
  render(<Outer />);
  expect(screen.queryByText('inner')).not.toBeNull();
});
