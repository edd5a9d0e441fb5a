import { type RawBuilder, sql } from 'kysely';

/** The columns `latitude` and `longitude` of a table as the field `place` has them, empty without them. */
export function coordinatesOf(table: string): RawBuilder<string> {
  const [latitude, longitude] = [sql.ref(`${table}.latitude`), sql.ref(`${table}.longitude`)];
  return sql<string>`case when ${latitude} is null or ${longitude} is null then ''
    else trim_scale(${latitude}::numeric) || ', ' || trim_scale(${longitude}::numeric) end`;
}

/** The columns that a value of the field `place` stands for. */
export function degreesOf(coordinates: string): { latitude: number | null; longitude: number | null } {
  const [latitude = null, longitude = null] = coordinates === '' ? [] : coordinates.split(',').map(Number);
  return { latitude, longitude };
}
