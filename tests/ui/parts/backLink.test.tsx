// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BackLink } from '../../../src/ui/parts/BackLink';
import { LinkButton } from '../../../src/ui/parts/LinkButton';
import { Tabs } from '../../../src/ui/parts/Tabs';
import { useOrigin } from '../../../src/ui/parts/useOrigin';
import { showView } from '../showView';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Work() {
  return (
    <>
      <BackLink to="/list">Back to the list</BackLink>
      <LinkButton to="/lists?id=2" origin={useOrigin()}>
        Next
      </LinkButton>
      <LinkButton to="/help">Help</LinkButton>
      <Tabs
        label="Views"
        selected="whole"
        items={[
          { id: 'whole', label: 'Whole', to: '/lists?id=1' },
          { id: 'parts', label: 'Parts', to: '/lists?id=1&view=parts' },
        ]}
      />
    </>
  );
}

const follow = (name: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
};
const here = () => screen.getByRole('status').textContent;

function open() {
  showView(
    <>
      <Here />
      <Routes>
        <Route path="/" element={<LinkButton to="/list?status=open&page=2">Lists</LinkButton>} />
        <Route
          path="/list"
          element={
            <>
              <BackLink to="/">Back to the start</BackLink>
              <LinkButton to="/lists?id=1">Work</LinkButton>
            </>
          }
        />
        <Route path="/lists" element={<Work />} />
        <Route path="/help" element={<BackLink to="/list">Back to the list</BackLink>} />
      </Routes>
    </>,
  );
  follow('Lists');
  follow('Work');
}

it('leads back to the list as it was left, from the next work too', () => {
  open();
  follow('Next');
  expect(here()).toBe('/lists?id=2');
  follow('Back to the list');
  expect(here()).toBe('/list?status=open&page=2');
});

it('leads back to the list from each view of a thing', () => {
  open();
  follow('Parts');
  follow('Whole');
  follow('Back to the list');
  expect(here()).toBe('/list?status=open&page=2');
});

it('leads back step by step: what was left on the way is behind the page before', () => {
  open();
  follow('Help');
  // The page is not the list, though its address begins like that.
  follow('Back');
  expect(here()).toBe('/lists?id=1');
  follow('Back to the list');
  expect(here()).toBe('/list?status=open&page=2');
  follow('Back to the start');
  expect(here()).toBe('/');
});

it('calls one thing at the address of the list no list', () => {
  showView(
    <>
      <Here />
      <Routes>
        <Route
          path="/"
          element={<LinkButton to="/list?answer_id=7&subject_id=2">Answer</LinkButton>}
        />
        <Route path="/list" element={<LinkButton to="/help">Help</LinkButton>} />
        <Route path="/help" element={<BackLink to="/list">Back to the list</BackLink>} />
      </Routes>
    </>,
  );
  follow('Answer');
  follow('Help');
  follow('Back');
  expect(here()).toBe('/list?answer_id=7&subject_id=2');
});
