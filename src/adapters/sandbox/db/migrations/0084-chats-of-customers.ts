/** Whose conversation it is, where somebody wrote while signed in: it goes with their data. */
export const chatsOfCustomers: readonly string[] = [
  `alter table chat_room
      add column customer_id integer references customer(id) on delete cascade`,
];
