import { Input, Table } from '@chakra-ui/react';
import { useState } from 'react';

const students = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `学生 ${String(index)}`,
  account: `qh${String(10_000 + index)}`,
}));

/** The library's own table with every row in it. */
export function Students() {
  const [typed, setTyped] = useState('');
  const found = students.filter(({ name, account }) => `${name} ${account}`.includes(typed));
  return (
    <div style={{ height: '100vh', overflow: 'auto' }} role="group">
      <Input
        type="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Table.Root>
        <Table.Body>
          {found.map(({ id, name, account }) => (
            <Table.Row key={id}>
              <Table.Cell>{name}</Table.Cell>
              <Table.Cell>{account}</Table.Cell>
              <Table.Cell>{id % 9}</Table.Cell>
              <Table.Cell>{id % 7}</Table.Cell>
              <Table.Cell>{id % 5}</Table.Cell>
              <Table.Cell>{id % 3}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  );
}
