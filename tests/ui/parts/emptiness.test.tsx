// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { codes } from '../../../src/contract/codes';
import { Failed, NothingForFilter, NothingYet } from '../../../src/ui/parts/Emptiness';
import { Loading } from '../../../src/ui/parts/Loading';
import { show } from './show';

const nothing = () => undefined;

test('loading is announced and has its final size', () => {
  const { container } = show(<Loading label="students" rows={7} />);
  const place = screen.getByRole('status', { name: 'Loading students' });
  expect(place.getAttribute('aria-busy')).toBe('true');
  expect(container.querySelectorAll('[aria-hidden] > div')).toHaveLength(7);
});

test('nothing yet says what it is and how it gets filled, and offers one action', () => {
  show(
    <NothingYet title="No homework yet" action={<button type="button">Assign homework</button>}>
      What students hand in appears here.
    </NothingYet>,
  );
  expect(screen.getByText('What students hand in appears here.')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a thing that is absent heads its page and names the tab', () => {
  show(<NothingYet page title="No such student" />);
  expect(screen.getByRole('heading', { level: 1, name: 'No such student' })).toBeTruthy();
  expect(document.title).toContain('No such student');
});

test('nothing for this filter names the filter and clears it', () => {
  const onClear = vi.fn();
  show(<NothingForFilter filter="grade 8" onClear={onClear} />);
  expect(screen.getByText('Filtered by grade 8')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('failed says at once what failed, retries, and has the request id', () => {
  const onRetry = vi.fn();
  const failure = { message: { key: 'shell:failure.network' }, requestId: 'r-8f14', code: 0 };
  show(<Failed title="The students couldn't be loaded" failure={failure} onRetry={onRetry} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain("The students couldn't be loaded");
  expect(alert.textContent).toContain('r-8f14');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('failed for want of a right offers no retry, and says whom to ask', () => {
  const failure = { message: { key: 'shell:failure.code' }, requestId: '', code: codes.forbidden };
  show(<Failed title="The homework could not be loaded" failure={failure} onRetry={nothing} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('manages the accounts');
});

test.each(['zh', 'en'] as const)('no two of the four look or sound alike in %s', (language) => {
  const four = [
    <Loading key="loading" label="x" />,
    <NothingYet key="yet" title="x" />,
    <NothingForFilter key="filter" filter="x" onClear={nothing} />,
    <Failed key="failed" title="x" onRetry={nothing} />,
  ];
  const signs = four.map((one) => {
    const { container, unmount } = show(one, language);
    const sign = [
      container.querySelector('svg')?.getAttribute('class'),
      container.querySelector('[role]')?.getAttribute('role'),
      container.textContent,
    ].join('|');
    unmount();
    return sign;
  });
  expect(new Set(signs).size).toBe(4);
});
