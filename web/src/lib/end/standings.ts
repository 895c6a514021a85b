import type { FormColumn, FormView } from "../api/types";
import { t } from "../i18n";
import { columnsOf, LIBRARY } from "../model/form";

/** A column of the form as a picture shows it. */
export interface Standing extends FormColumn {
  wins: boolean;
}

/** Return the form's columns by rank, each with a name. */
export function standingsOf(result: FormView): Standing[] {
  return columnsOf(result, t("public-library")).map((column) => ({
    ...column,
    name: column.name || t("seat-number", { number: column.seat + 1 }),
    wins: column.seat === LIBRARY ? result.winners.length === 0 : result.winners.includes(column.seat),
  }));
}
