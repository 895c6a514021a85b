## en

location-assistants_guild-name = Assistant’s Guild
    .at = at the Assistant’s Guild
location-assistants_guild-summary = Move an assistant from home onto an opponent’s space in town, and use that space.
    .brief = Take an opponent’s space
location-assistants_guild-detail =
    Move one of your assistants from your library to a space in town where an opponent’s assistant
    stands. That one goes back to its owner, who places it again on a later turn this round. Yours visits
    the location: an instant effect happens now, a delayed one during resolution. The Guild opens even the
    Snowman’s door{ $guild_at_snowman ->
        [free] , and can send yours to a free space there as well
       *[occupied] { "" }
    }, but it can’t move the Ghost into the Diviner’s Hut. If you have no assistant at home, or
    no opponent’s assistant can be displaced, nothing happens.

prompt-send-from-home = { $player }, which assistant at home does the Guild send to town?
    .action = send { $assistant }
prompt-displace = { $player }, whose space in town do you take? The displaced assistant goes back to its owner.
    .action = take space { $number } { $at }
prompt-displace-which = { $player }, two assistants share the space { $there }: which of them goes back to its owner?
prompt-displace-whose = { $player }, two assistants share the space { $there }: whose is sent back?
    .action = send { $other }’s assistant back
log-displace = { $player } sends { $assistant } from home to take { $other }’s place { $at }.
log-send = { $player } sends { $assistant } from home to a free space { $at }.

## pl

location-assistants_guild-name = Gildia Pomocników
    .at = w Gildii Pomocników
location-assistants_guild-summary = Przenieś pomocnika z domu na pole przeciwnika w mieście i użyj tego pola.
    .brief = Zajmij pole przeciwnika
location-assistants_guild-detail =
    Przenieś jednego ze swoich pomocników z biblioteki na pole w mieście, na którym stoi pomocnik przeciwnika. Tamten
    wraca do właściciela i zostanie umieszczony ponownie w późniejszej turze tej rundy. Twój odwiedza lokację: efekt
    natychmiastowy działa teraz, opóźniony podczas rozpatrywania. Gildia otwiera nawet drzwi Bałwana{ $guild_at_snowman ->
        [free] {" "}i wpuszcza też na wolne pola lokacji z Bałwanem
       *[occupied] { "" }
    }, ale nie wprowadzi Ducha do Chaty Wróżbity.
    Jeśli nikogo nie masz w domu albo nie ma kogo odesłać, nic się nie dzieje.

prompt-send-from-home = { $player }, którego pomocnika z domu Gildia wysyła do miasta?
    .action = wysłać { $assistant }
prompt-displace = { $player }, czyje miejsce w mieście zajmujesz? Odesłany pomocnik wraca do właściciela.
    .action = zająć miejsce { $at }, pole { $number }
prompt-displace-which = { $player }, na tym polu { $there } stoi dwóch pomocników: który wraca do właściciela?
prompt-displace-whose = { $player }, na tym polu { $there } stoi dwóch pomocników: czyj wraca do właściciela?
    .action = odesłać pomocnika ({ $other })
log-displace = { $player } posyła z domu { $assistant } na zajęte pole { $at }; ustępuje { $other }.
log-send = { $player } posyła z domu { $assistant } na wolne pole { $at }.

## cs

location-assistants_guild-name = Cech pomocníků
    .at = v Cechu pomocníků
location-assistants_guild-summary = Přesuňte pomocníka z domova na políčko spoluhráče a využijte je.
    .brief = Zaberte políčko spoluhráči
location-assistants_guild-detail =
    Přesuňte jednoho ze svých pomocníků z knihovny na políčko ve městě, kde stojí pomocník spoluhráče. Ten se vrací
    majiteli a bude umístěn znovu v některém dalším tahu tohoto kola. Ten váš budovu navštíví: okamžitý účinek nastane teď,
    zpožděný při vyhodnocení. Cech otevře i dveře, které
    drží Sněhulák{ $guild_at_snowman ->
        [free] , a pošle vašeho i na volná políčka budovy se Sněhulákem
       *[occupied] { "" }
    }, ale nedostane Ducha do Věštírny. Nemáte-li nikoho doma, nebo nelze-li nikoho vytlačit, nestane se nic.

prompt-send-from-home = { $player }: kterého pomocníka z domova pošle Cech do města?
    .action = poslat { $assistant }
prompt-displace = { $player }: čí políčko ve městě zaberete? Vytlačený pomocník se vrátí majiteli.
    .action = zabrat políčko { $number } { $at }
prompt-displace-which = { $player }: na témže políčku { $there } stojí dva pomocníci. Který se vrátí majiteli?
prompt-displace-whose = { $player }: na témže políčku { $there } stojí dva pomocníci. Čí se vrátí majiteli?
    .action = poslat zpět pomocníka ({ $other })
log-displace = { $player } posílá z domova { $assistant } na obsazené políčko { $at }; ustupuje { $other }.
log-send = { $player } posílá z domova { $assistant } na volné políčko { $at }.

## fr

location-assistants_guild-name = Guilde des assistants
    .at = à la Guilde des assistants
location-assistants_guild-summary = Envoyez un assistant de la maison déloger un adversaire et profiter de sa place.
    .brief = Délogez un adversaire
location-assistants_guild-detail =
    Déplacez un de vos assistants de votre bibliothèque vers un emplacement dans la Cité occupé par un assistant
    adverse. Celui-ci revient à son propriétaire et pourra être replacé plus tard dans la manche. Le vôtre
    visite le lieu : un effet instantané agit maintenant, un effet retardé pendant la résolution. La Guilde ouvre
    même la porte du Bonhomme de neige{ $guild_at_snowman ->
        [free] , derrière laquelle elle peut aussi placer le vôtre sur un emplacement libre
       *[occupied] { "" }
    }, mais elle ne peut faire entrer le Fantôme dans la Tente du devin. Si vous n’avez personne à la maison, ou si
    aucun assistant adverse ne peut être délogé, il ne se passe rien.

prompt-send-from-home = { $player }, quel assistant à la maison la Guilde envoie-t-elle dans la Cité ?
    .action = envoyer { $assistant }
prompt-displace = { $player }, de qui prenez-vous la place dans la Cité ? L’assistant délogé revient à son propriétaire.
    .action = prendre la place { $at }, emplacement { $number }
prompt-displace-which = { $player }, deux assistants partagent un même emplacement { $there } : lequel revient à son propriétaire ?
prompt-displace-whose = { $player }, deux assistants partagent un même emplacement { $there } : lequel revient à son propriétaire ?
    .action = renvoyer l’assistant ({ $other })
log-displace = { $player } fait sortir { $assistant } pour prendre une place { $at } ; { $other } la cède.
log-send = { $player } fait sortir { $assistant } pour prendre une place libre { $at }.
