# What a page without a server can’t have.
needs-server = Do tego potrzebny jest serwer Ex Libris: ta strona działa sama, tylko na tym urządzeniu.
needs-server-account = Konto pozwala grać na kilku urządzeniach jako ta sama osoba. Ta strona trzyma wszystko na tym jednym; konta są na serwerze Ex Libris.
needs-server-day = Wyniki innych są na serwerze Ex Libris, a ta strona działa tylko na tym urządzeniu. By je porównać, wyślij znajomym swoją kartę biblioteczną.
needs-server-lobby = Tutaj szuka się towarzystwa do gry. Ta strona działa sama, tylko na tym urządzeniu; otwarte stoły są na serwerze Ex Libris.
needs-server-players = Rankingi porównują osoby, które grają na jednym serwerze. Na tej stronie nic nie liczy się do rankingu.
