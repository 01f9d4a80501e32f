export const jobs: readonly string[] = [
  `create table job (
    id bigint generated always as identity primary key, kind text not null, subject_id text not null,
    occasion text not null, due_at timestamptz not null, tries int not null default 0,
    done_at timestamptz, given_up_at timestamptz, reason text, unique (kind, subject_id, occasion))`,
  'create index job_due on job(due_at, id) where done_at is null and given_up_at is null',
];
