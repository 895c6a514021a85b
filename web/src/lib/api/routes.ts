// The routes of the server, as its OpenAPI document describes them: a call with a wrong path, parameter, body or answer
// doesn't compile.
import type * as Schema from "./schema";
import type { Given, NewTable } from "./types";

type Paths = Schema.paths;
export type Method = "get" | "post" | "put" | "patch" | "delete";
export type Route<M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, object> ? P : never;
}[keyof Paths];

type Operation<M extends Method, P extends Route<M>> = Paths[P][M];
type Known<Values> = [Values] extends [undefined] ? unknown : NonNullable<Values>;

/** The values for a route's path and query. */
export type Values<M extends Method, P extends Route<M>> =
  Operation<M, P> extends { parameters: { path?: infer Path; query?: infer Query } }
    ? Known<Path> & Omit<Known<Query>, "language">
    : never;

/** What may lack the fields that have a default. */
type Sent<Body> = Body extends Schema.NewTable ? NewTable : Body extends Schema.Given ? Given : Body;

/** The values for a route, and the body. A text is sent as it is. */
export type Call<M extends Method, P extends Route<M>> =
  Operation<M, P> extends { requestBody: { content: { "application/json": infer Body } } }
    ? [values: Values<M, P>, body: Sent<Body>]
    : object extends Values<M, P>
      ? [values?: Values<M, P>, body?: string]
      : [values: Values<M, P>, body?: string];

export type Answer<M extends Method, P extends Route<M>> =
  Operation<M, P> extends {
    responses: { [Status in 200 | 201]?: { content: { "application/json": infer Body } } };
  }
    ? Body
    : unknown;

/** Return a route with its path and query filled in, without values that are null. */
export function addressOf(route: string, values: object = {}): string {
  const query = new URLSearchParams();
  let path = route;
  for (const [name, value] of Object.entries(values) as [string, string | number | boolean | null][])
    if (route.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value ?? ""));
    else if (value != null) query.set(name, String(value));
  return `${path}?${query.toString()}`.replace(/\?$/, "");
}
